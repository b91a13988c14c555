by-hand = Saját kocka vagy kártya
by-hand-help = A saját asztalotoknál dobtok és húztok, és beírjátok, ami jött. A Parlour számol, tanácsot ad és emlékszik. A robotok is játszanak: valaki dob helyettük.
by-hand-right = Így van
by-hand-undo = Vissza
by-hand-for = Beírás { $name } helyett
by-hand-tap = Koppints a lapra
plain-status-by-hand = Mi jött? Írd be
