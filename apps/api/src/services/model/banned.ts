/** What no model says here, whatever it was asked: promises, diagnoses, verdicts, readings of a person, addresses. */
const BANNED: readonly RegExp[] = [
  // Jobs, pay and visas are promised by nobody.
  /\b(?:guarantee[ds]?|assure[ds]?|promise[ds]?|certain to|sure to|will (?:definitely|surely|certainly))\b/i,
  /\b(?:you(?:['’]ll| will)|this will) (?:get|land|win|secure|earn|receive|be (?:hired|offered|approved))\b/i,
  /\bchance of (?:getting|being hired|an offer)\b/i,
  // Health.
  /\b(?:diagnos\w*|disorder|depress(?:ed|ion|ive)|anxiety|adhd|autis\w*|bipolar|burn(?:ed|t)? ?out|trauma\w*|therap\w+|medicat\w+)\b/i,
  // Law.
  /\b(?:illegal(?:ly)?|unlawful(?:ly)?|lawsuit|sue[ds]?|liable|entitled to|legally|breach of contract)\b/i,
  // Who somebody is and how they feel.
  /\b(?:you|the (?:candidate|person|speaker|author)) (?:are|is|seem|sound|appear|come across|feel|look)s?\b/i,
  /\byou['’]re\b/i,
  /\b(?:personalit\w+|introver\w+|extrover\w+|charisma\w*|nervous\w*|confident|confidence|arrogan\w+|enthusias\w+|passionate|emotion\w*|temper\w*|accent|gender|nationality|religio\w+|ethnic\w*)\b/i,
  // A number is ours alone, and praise without a quote is none.
  /\b(?:scores?|scored|scoring|grades?|graded|ratings?|rated|percentile|rank(?:ed|ing)?|out of (?:\d+|ten|five|four|hundred))\b|\b\d+\s*\/\s*\d+\b/i,
  /\b(?:great job|good job|well done|excellent|amazing|fantastic|awesome|perfect|impressive|bravo)\b|!/i,
  // Marks of a language of its own, and ways out of here.
  /[<>`{}]|\]\(|\b(?:password|log ?in|sign ?in|click|download|install|subscribe|credit card)\b/i,
]

/** Anything that leads elsewhere: no remark needs one. */
const ADDRESS =
  /\b(?:https?|ftp|mailto|tel|javascript|data):|\bwww\.|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|\b[\w-]+\.(?:com|org|net|io|dev|app|ai|co|in|de|uk|xyz|info|biz|ru|cn)\b|\+?\d[\d\s().-]{7,}\d/iu

/** Letters that are not seen, or turn others round. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u

/** Whether a sentence must not be shown, by what it says itself. */
export const isBanned = (sentence: string): boolean =>
  UNSEEN.test(sentence) || ADDRESS.test(sentence) || BANNED.some((pattern) => pattern.test(sentence))
