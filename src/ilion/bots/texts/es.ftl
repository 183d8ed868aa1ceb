hint-best = La mejor jugada parece ser { $move }: { $words }
hint-worth = { $move }: { $percent } % de probabilidad de ganar, probada { $visits ->
        [one] una vez
       *[other] { $visits } veces
    } – { $words }
hint-only = Solo hay una jugada: { $move }.
hint-close = La segunda mejor, { $move }, es casi igual de buena.
hint-better = Parece algo mejor que la segunda, { $move }.
hint-clear = Es claramente mejor que la segunda, { $move }.
external-gone = El programa ha terminado{ $code ->
        [none] .
       *[other] {" "}con el código { $code }.
    }
external-late = El programa no ha respondido en { $seconds } s.
external-nonsense = El programa ha respondido «{ $answer }», que no es un objeto JSON con «move».
external-illegal = El programa ha respondido con la jugada «{ $answer }», que no está entre las ofrecidas.
external-missing = No se puede iniciar el programa { $command }: { $why }.
external-unasked = El programa ha escrito «{ $answer }» sin que se le preguntara. Una línea por petición, y todo lo demás en la salida de errores.
