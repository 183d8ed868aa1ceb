## Mails van de server. Ze bevatten alleen waar om is gevraagd.

mail-reset-subject = Ilion: een nieuw wachtwoord
mail-reset = Iemand, waarschijnlijk jij, is het wachtwoord van het account { $login } vergeten. Met deze link kies je een nieuw. Hij werkt één keer, 30 minuten lang:
mail-confirm-subject = Ilion: is dit jouw adres?
mail-confirm = Het account { $login } wil dit adres gebruiken voor vergeten wachtwoorden. Was jij dat, bevestig het dan binnen 30 minuten met deze link:
mail-ignore = Was jij het niet, doe dan niets. Zonder de link verandert er niets.
