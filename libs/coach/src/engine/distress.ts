import { cleanText, unmasked } from './clean-text'

/** What is no person in danger: words of machines, of research and of games. */
const HARMLESS: readonly RegExp[] = [
  /\bkill(ed|ing|s)? (-9 |off )?(the |a |an |all |every |each |that |its |our |one |some |those |these |any )?(\w+ ){0,2}(process(es)?|pods?|jobs?|tasks?|threads?|servers?|containers?|queries|query|connections?|workers?|sessions?|instances?|nodes?|switch|signals?|chains?|features?|projects?|idea|deal|bots?|daemons?|services?|builds?)\b/g,
  /\b(kill|poison)[ -](switch|pills?|chain|signal|9)\b/g,
  /\bsuicide[- ](prevention|hotline|risk|rates?|detection|notes? (dataset|corpus)|datasets?|research|posts?|content|contract)\b/g,
  /\b(dataset|corpus|model|classifier|paper|research|study|moderation|posts|content|labels?)\b.{0,40}\b(suicid\w*|self[- ]harm)\b/g,
  /\b(suicid\w*|self[- ]harm)\b.{0,40}\b(dataset|corpus|classifier|detector|moderation|prediction|labels?|policy|filter)\b/g,
  /\bself[- ]?destruct(s|ed|ing)?\b/g,
  /\bdead[- ](letters?|lock\w*|code|line\w*|weight|end|man)\b/g,
  /\b(dying|dead|die|died) (process\w*|nodes?|links?|servers?|batter\w*|pods?|connections?|disks?|threads?)\b/g,
  /\b(process\w*|nodes?|servers?|pods?|workers?|disks?|batter\w*|connections?|die size|dies? (area|shrink))\b.{0,12}\b(die[sd]?|dying|dead)\b/g,
  /\b(execut\w+|terminate\w*|abort\w*|orphan\w*|zombie) (the |a |an |all )?\w+/g,
]

/** By person and form: who says it of themselves, or is threatened. Any of them is enough. */
const DISTRESS: readonly RegExp[] = [
  /\b(i|we) (really |just |sometimes |often |still )?(want|wanted|wish|wished|plan|planned|intend|intended|tried|try|need|am going|was going|'m going) (to |that i (was|were) )(die|dead|kill myself|end (it all|my (own )?life)|hurt myself|harm myself|disappear forever|not (be|exist|wake up))/,
  /\b(kill|killing|killed|hurt|hurting|harm|harming|cut|cutting|starv\w+|hang|hanging|drown|shoot|poison\w*) (myself|my self)\b/,
  /\bend(ing|ed)? (my|my own) life\b|\btake my (own )?life\b|\btaking my (own )?life\b/,
  /\b(suicid\w*)\b/,
  /\bself[- ]?harm(ing|ed)?\b/,
  /\b(don't|do not|didn't|did not|no longer|can't|cannot|dont|cant) (want|wanna|wish|bear) to (live|be alive|be here any ?more|go on|exist|wake up)\b/,
  /(?<!\b(?:who|that|which|it|this|team|project|company|system|service|work) )\b(can't|cannot|cant|can not) (go on|take (it|this) any ?more|live (like this|any ?more)|do this any ?more)\b/,
  /\b(better off|be better) (dead|without me)\b|\bbetter if i (was|were) (dead|gone|not here)\b/,
  /\bno (reason|point) (to|in) (live|living|go on|going on)\b|\bnothing (left )?to live for\b|\blife (is not|isn't|is no longer) worth\b/,
  /\b(overdos\w+|slit my|jump(ed)? off (a|the) (bridge|roof|building))\b/,
  /\bi (wish|wished) i (was|were) (dead|never born)\b|\bi (should|deserve to) (die|be dead)\b/,
  /\b(my )?(husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mum|mom|parents?|brother|uncle|ex|stepfather|family|roommate) (\w+ ){0,3}(hits?|hit|hitting|beats?|beat|beating|chok(es|ed|ing)|strangl\w+|threaten(s|ed|ing)? (me|to (kill|hurt))|rap(es|ed)|abus(es|ed|ing)|hurts?|locks? me|locked me|won't let me leave)\b.{0,12}(me|us|my)?/,
  /\b(he|she|they|someone|somebody|boss|manager|colleague) (\w+ ){0,3}(threaten(s|ed|ing)? (me|to (kill|hurt|rape) me)|rap(es|ed) me|(beats?|hits?|hit|chok(es|ed)|strangl\w+|stalk(s|ed)|attack(s|ed)) me|(wants|wanted|tried|tries|going) to (kill|hurt|rape) me)\b/,
  /\bi (was|am|got|have been|'ve been|'m) (being )?(raped|beaten|abused|molested|stalked|sexually assaulted|sexually abused|threatened with (death|a (knife|gun)))\b/,
  /\b(i am|i'm|im|we are|we're) (not safe|in danger|afraid for my life|scared (for my life|he will kill me|to go home))\b/,
  /\bfear for my life\b|\bdeath threats?\b/,
]

/**
 * True when somebody may be in danger or mean to harm themselves. Looked at before anything else: then nothing is
 * scored and nothing is sent anywhere.
 */
export function isDistress(text: string): boolean {
  const plain = unmasked(cleanText(text).text).toLowerCase().replace(/\s+/g, ' ')
  const rest = HARMLESS.reduce((left, pattern) => left.replace(pattern, ' – '), plain)
  return DISTRESS.some((pattern) => pattern.test(rest))
}
