install-not-here = Alkalmazásként csak https címről telepíthető: ezen a sima http címen a böngésző nem engedi. Minden más működik.
