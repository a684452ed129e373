/** Words that carry the grammar of English; an English text is full of them, a list of terms is not. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a about above after again against all also although am an and another any are aren't around as at away back be
  because been before being below between both but by can can't cannot could couldn't did didn't do does doesn't
  doing don't down during each either else enough even ever every everyone everything few first for from further
  get gets getting got had hadn't has hasn't have haven't having he he'd he's her here hers herself him himself his
  how however i i'd i'll i'm i've if in instead into is isn't it it's its itself just last least less let's like
  many may maybe me might mine more most much must my myself neither never next no nobody none nor not nothing now
  of off often on once one only or other others our ours ourselves out over own per perhaps quite rather really
  same she she'd she's should shouldn't since so some somebody someone something sometimes soon still such than
  that that's the their theirs them themselves then there there's these they they'd they're they've this those
  though through thus to together too toward towards twice two under unless until up upon us very via was wasn't we
  we'd we'll we're we've well were weren't what what's when where whether which while who whole whom whose why will
  with within without won't would wouldn't yes yet you you'd you'll you're you've your yours yourself`.split(
    /\s+/,
  ),
)

/** Sounds that fill a pause. */
export const FILLERS: ReadonlySet<string> = new Set(
  'um uh uhm erm er hmm basically actually literally honestly kinda sorta anyway obviously'.split(' '),
)
export const FILLER_PHRASES: readonly (readonly string[])[] = [
  ['you', 'know'],
  ['i', 'mean'],
  ['sort', 'of'],
  ['kind', 'of'],
]

/** Numbers in words. */
export const NUMBER_WORDS: ReadonlySet<string> = new Set(
  `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion half quarter third
  dozen twice double doubled halved tripled`.split(/\s+/),
)
/** Ordinals that begin points of a list and count nothing. */
export const LIST_WORDS: ReadonlySet<string> = new Set('first second third fourth fifth'.split(' '))
