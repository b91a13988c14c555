install-not-here = Pour installer Parlour comme application, il faut https : à cette adresse en simple http, le navigateur ne le permet pas. Tout le reste fonctionne.
