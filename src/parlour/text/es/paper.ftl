## parlour print, and the edges of its pages

paper-caption = { $title } · página { NUMBER($page, useGrouping: 0) } de { NUMBER($pages, useGrouping: 0) } · Imprimir al 100 %: esta regla mide 50 mm
paper-wrote =
    { $pages ->
        [one] { $path } está escrito: 1 página en { $paper }. Imprímela al 100 %.
       *[other] { $path } está escrito: { NUMBER($pages, useGrouping: 0) } páginas en { $paper }. Imprímelas al 100 %.
    }
paper-how-fold = Dobla por la línea discontinua, pega, prensa y corta por las marcas.
paper-how-duplex = Imprime a dos caras, girando por el borde corto. Si los dorsos no coinciden, parlour print test-page muestra cuánto: --shift-back X,Y.
paper-test-page = Página de prueba
paper-test-front = Imprime esta página a dos caras, girando por el borde corto, y mírala a contraluz. Lee en las escalas cuántos milímetros se desvía la cruz de puntos de la otra cara hacia la derecha y hacia abajo; después imprime con --shift-back X,Y, los dos números con el signo cambiado.
paper-test-back = La otra cara
paper-choices = A elegir (--option NOMBRE=VALOR): { $choices }
paper-keepsake = Recuerdo
paper-keepsake-moment = El momento de la partida
paper-keepsake-graph = Cómo fueron los puntos
paper-keepsake-codes = Estos códigos contienen la partida entera, sellada: cada jugada y la semilla de la que sale cada sorteo. Suelta una foto de ellos en la página de repetición de cualquier Parlour, o da a parlour verify lo que lea un escáner.
paper-unwritable = { $path } no se puede escribir: { $reason }.

paper-is-terminal = Un PDF no es para la pantalla: indica un archivo con -o ARCHIVO.
