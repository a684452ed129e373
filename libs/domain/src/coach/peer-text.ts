/** Why a text is not passed on to somebody who does not know its writer, as the writer reads it. */
export const PEER_TEXT_FAULTS = {
  link: 'Remove the link or the name of a site: people who help each other do not know each other.',
  address: 'Remove the address or the handle: people who help each other do not know each other.',
  number: 'Remove the long number. One that counts something can be written in words, such as "2 million".',
  contact: 'Remove the way to reach somebody: people who help each other meet here alone.',
  uncivil: 'Say it about the answer, and civilly.',
} as const
export type PeerTextFault = keyof typeof PEER_TEXT_FAULTS

/** Letters of other scripts that look like Latin ones. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  т: 't',
  м: 'm',
  н: 'h',
  к: 'k',
  в: 'b',
  ο: 'o',
  α: 'a',
  ε: 'e',
  ι: 'i',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  ν: 'v',
  κ: 'k',
}

/** What a reader sees: one form of each letter and digit, nothing between them that is not seen. */
const seen = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Mn}]/gu, '')
    .replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)))
    .replace(/\p{Pd}/gu, '-')
    .toLowerCase()
    .replace(/[аеорсухіѕтмнквοαεινρτυκ]/g, (letter) => LOOK_ALIKE[letter] ?? letter)

/** Digits of every script stand in tens, each from its zero on. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  if (code < 0x80) return code - 0x30
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code - zero
}

/** "a (dot) b" and "a [at] b" as they are meant. */
const meant = (text: string): string =>
  text
    .replace(/\s?[([{<]\s?(?:dot|punkt)\s?[)\]}>]\s?/g, '.')
    .replace(/\s?[([{<]\s?at\s?[)\]}>]\s?/g, '@')
    .replace(/\s?[([{<]\s?\.\s?[)\]}>]\s?/g, '.')
    .replace(/\sdot\s(?=[a-z]{2,6}\b)/g, '.')
    .replace(/[。．｡]/g, '.')

/** Names of tools that end as sites do. */
const TOOLS = /\b(?:asp|ado|vb|ml|socket|draw|node|next|vue|nuxt|express|three|d3)\.(?:net|io|js)\b/g
const SITE =
  /(?:https?|hxxps?|ftp):|\bwww\.|[\p{L}\d-]\.(?:com|org|net|io|dev|app|me|co|in|uk|de|fr|eu|us|ru|cn|info|biz|xyz|ly|gg|ai|link|site|online|page)(?![\p{L}\d(])/u
const ADDRESS =
  /[\p{L}\d._+-]@[\p{L}\d-]|\bat\s(?:gmail|hotmail|outlook|yahoo|proton|protonmail|icloud|gmx)\b|(?:^|\s)@[\p{L}\d_]{3}|\b(?:gmail|hotmail|protonmail|icloud)\b/u
/** Seven digits or more, with what people write between them. Commas stand in amounts. */
const LONG_NUMBER = /\d(?:[ \t./()+-]?[ \t./()+-]?\d){6}/
const DATE =
  /\b(?:19|20)\d\d[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\d|3[01])\b|\b(?:19|20)\d\d ?[-/] ?(?:19|20)\d\d\b/g
const DIGIT_WORD = 'zero|one|two|three|four|five|six|seven|eight|nine|oh|double|triple'
const SPELLED = new RegExp(`(?:\\b(?:${DIGIT_WORD})\\b[ ,.-]{1,2}){5}(?:${DIGIT_WORD})\\b`)
const CONTACT =
  /\b(?:whats ?app|telegram|snapchat|instagram|wechat|discord|skype|linkedin|facebook|twitter) ?(?:is|:|id|me|handle|number|name)\b|\b(?:whats ?app|snapchat|wechat|telegram|discord|skype):|\b(?:call|text|dm|email|e-mail|write to|reach|contact|find|add|ping) me (?:on|at|via|under|privately|outside)\b|\bmy (?:handle|number|phone|email|e-mail|mobile|cell|insta|telegram|whats ?app|linkedin|discord|skype) ?(?:is|:)/
const UNCIVIL =
  /\b(?:idiots?|idiotic|morons?|moronic|imbeciles?|dumbass|retard(?:s|ed)?|(?:you|are|so) stupid|stupid (?:answer|person|people|fool)|shut up|fuck\w{0,6}|shit\w{0,5}|bullshit|bitch\w{0,3}|bastards?|assholes?|arseholes?|cunts?|dickheads?|wankers?|whores?|sluts?|faggots?|niggers?|kill yourself|kys|go die|hate you)\b/

/** Letters that stand for others in such words. */
const plain = (text: string): string =>
  text
    .replace(/[@4]/g, 'a')
    .replace(/3/g, 'e')
    .replace(/[1!|]/g, 'i')
    .replace(/0/g, 'o')
    .replace(/[$5]/g, 's')

/** Says why a text is not passed on, or null. Two who help each other have no other way to each other. */
export function peerTextFault(text: string): PeerTextFault | null {
  const said = meant(seen(text))
  if (ADDRESS.test(said)) return 'address'
  if (SITE.test(said.replace(TOOLS, ' '))) return 'link'
  const numbers = said.replace(DATE, ' ')
  if (LONG_NUMBER.test(numbers) || SPELLED.test(said)) return 'number'
  if (CONTACT.test(said)) return 'contact'
  return UNCIVIL.test(said) || UNCIVIL.test(plain(said)) ? 'uncivil' : null
}
