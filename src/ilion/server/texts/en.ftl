## Mails of the server. They contain nothing but what the reader asked for.

mail-reset-subject = Ilion: a new password
mail-reset = Somebody, probably you, has forgotten the password of the account { $login }. This link sets a new one. It works once, for 30 minutes:
mail-confirm-subject = Ilion: is this your address?
mail-confirm = The account { $login } wants to use this address for forgotten passwords. If that was you, confirm it with this link, within 30 minutes:
mail-ignore = If it was not you, do nothing. Nothing changes without the link.
