install-not-here = Installing Parlour as an app needs https: on this plain http address the browser does not allow it. Everything else works.
