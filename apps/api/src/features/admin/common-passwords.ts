/**
 * Words that common passwords are made of, longest first. A password of at least 15 characters is "common" when hardly
 * anything is left after taking them out, so that `Password123456!` and `letmeinletmein1` are found without a long list.
 */
export const COMMON_PASSWORDS: readonly string[] = `
correcthorsebatterystaple administrator administration changeme1234 passwordpassword unbelievable basketball
liverpoolfc manchester motherfucker california enterprise production earlyaccess development
1qaz2wsx3edc qwertyuiop asdfghjkl zxcvbnm password passphrase superman iloveyou sunshine princess football baseball
letmein welcome monkey dragon master shadow michael jennifer jordan hunter trustno computer internet whatever freedom
starwars startrek pokemon liverpool chelsea arsenal barcelona juventus charlie thomas george daniel andrew joshua
matthew jessica ashley amanda summer winter spring autumn january february october november december monday friday
secret default company business security website server system manager support service candidate employer career
changeme change access account signin login logon guest tester testing test user root admin pass word qwerty qazwsx
asdfgh zxcvb azerty qwertz aaaaaa abcdef abc love hello google facebook linkedin twitter london newyork
temp demo please the and for you my is
`
  .trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length)
