## Correos del servidor. Contienen solo lo que se pidió.

mail-reset-subject = Ilion: una contraseña nueva
mail-reset = Alguien, probablemente tú, ha olvidado la contraseña de la cuenta { $login }. Este enlace permite elegir otra. Sirve una vez, durante 30 minutos:
mail-confirm-subject = Ilion: ¿es tuya esta dirección?
mail-confirm = La cuenta { $login } quiere usar esta dirección para contraseñas olvidadas. Si fuiste tú, confírmalo con este enlace antes de 30 minutos:
mail-ignore = Si no fuiste tú, no hagas nada. Sin el enlace no cambia nada.
