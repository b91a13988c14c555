install-not-here = Para instalar Parlour como aplicación hace falta https: en esta dirección http el navegador no lo permite. Todo lo demás funciona.
