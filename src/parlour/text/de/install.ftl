install-not-here = Als App lässt sich Parlour nur über https installieren: Bei dieser einfachen http-Adresse erlaubt es der Browser nicht. Alles andere geht.
