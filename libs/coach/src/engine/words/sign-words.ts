import type { Criterion, PracticeType } from '@tryka/domain'
import { type Phrase, phrases } from '../phrases'

/** Signs of one criterion, by kind: two kinds together say more than one twice. A kind with `+` only adds to others. */
export type Signs = Readonly<Record<string, readonly Phrase[]>>

const CAUSE =
  phrases(`because | since | so that | ~therefore | that is why | which is why | ~reason | due to | ~cause |
  ~otherwise | which ~mean | that ~mean`)
const CONTRAST =
  phrases(`~instead | rather than | but | ~however | although | ~whereas | ~while | on the other hand |
  ~alternative | compared with | compared to | versus | in ~contrast | ~unlike`)
const PRICE =
  phrases(`~cost | ~price | ~expensive | ~slower | ~slow | at the ~expense | ~trade | ~tradeoff | ~downside |
  ~drawback | gives up | give up | ~lose | more memory | more ~code | ~complexity | ~latency | ~overhead | in return | pays`)
const CONDITION = phrases(`if | when | ~unless | as long as | ~until | ~depend | in case | ~once`)
const CHOICE =
  phrases(`i would ~choose | i would ~use | i would ~take | i ~choose | i ~chose | i ~prefer | i ~pick |
  i would ~start | i would ~go | my ~choice | i would ~put | i would ~keep | i ~use | i would ~recommend | i recommend`)
const INSTANCE =
  phrases(`for example | for instance | ~say | ~imagine | ~suppose | such as | e.g | ~consider | in one |
  ~once i | on my | at my | last year | last month | i once | we once | in my last | in our`)
const DETAIL = phrases(
  `~contract | ~table | ~query | ~request | ~server | ~row | ~function | ~file | ~log | ~message`,
)
const CHECK =
  phrases(`~test | ~check | ~verify | ~measure | ~compare | ~assert | ~monitor | ~count | ~trace | ~profile |
  ~benchmark | ~simulate | ~reproduce | ~replay | ~fuzz | ~audit | ~watch | ~alert | ~inspect | ~explain analyze |
  run it against | dry run | ~prove | ~detect | ~staging | ~try | see if | see whether | find out | look at | ~catch |
  in parallel | before it should | ~canary | ~shadow | ~evaluate | ~validate`)
const SEEN =
  phrases(`should * ~see | would * ~see | i * ~see | ~expect | ~fail | should * ~fail | must * ~equal |
  ~differ | ~match | would * ~show | would * ~appear | ~revert | ~red | ~alarm | ~exceed | ~rise | ~drop | ~mismatch |
  ~zero | ~still pass`)
const ASKS =
  phrases(`i would ask | i * ~ask | my first question | how many | how much | how often | who uses | who are |
  what happens | is it | do we | can we | should it | does it | i need to know | it ~depend`)
const ASSUMES =
  phrases(`~assume | ~suppose | let us say | let's say | ~say | i take | out of scope | not in scope |
  leave out | i leave | ~ignore | ~exclude | not now`)
const SCOPE =
  phrases(`~user | ~load | ~traffic | per second | per day | per minute | ~peak | ~failure | ~availability |
  ~latency | ~regional | ~region | ~budget | ~deadline | ~consistency | ~retention | ~privacy | ~gdpr`)
const PARTS =
  phrases(`~service | ~queue | ~cache | ~database | ~store | ~worker | ~gateway | ~api | ~index | ~broker |
  ~bucket | ~replica | ~partition | ~shard | ~scheduler | ~stream | ~table | ~client | ~balancer | ~cdn | ~model server |
  ~registry | ~contract | ~relayer`)
const PATH =
  phrases(`~request | ~send | ~write | ~read | ~forward | ~return | ~publish | ~consume | ~store | ~answer |
  goes to | ~then | ~receive | ~fetch`)
const FAILURE =
  phrases(`~fail | ~crash | ~down | ~timeout | ~retry | ~outage | ~lost | ~duplicate | ~die | ~fallback |
  ~failover | ~restart | ~backup | ~dead | ~overload | ~unavailable`)
const OPTIONS = phrases(
  `~option | ~alternative | ~either | or | ~instead | rather than | versus | ~compare | ~second`,
)
const AGAIN =
  phrases(`~revisit | look again | ~once we | when * ~grow | if * ~grow | until | beyond | above that |
  past that | ~later | ~switch | ~move to | ~outgrow`)
const UNITS =
  phrases(`per second | per day | per hour | per month | per minute | ~gigabyte | gb | tb | mb | kb | ~byte |
  ~millisecond | ms | ~second | ~percent | ~user | ~request | ~row | ~event | ~dollar | ~euro | ~hour | ~node | qps | rps`)
const DECIDES =
  phrases(`so * one | so * ~enough | ~therefore | ~fit | does not fit | that is why | so i | so we | ~need |
  ~enough | that ~mean | which ~mean`)
const RESTATES =
  phrases(`the ~question | you ask | we are asked | the ~goal | the ~task | the ~problem is | in other words |
  what we want`)
const WEIGHS =
  phrases(`what ~decide | ~depend | ~decide | what ~matter | before i | first i * know | i would ask |
  the * ~question is | ~key | ~hinge | ~turn on`)
const ADVISES =
  phrases(`i would | i'd | we should | they should | you should | one should | ~recommend | ~suggest | ~recommendation | ~advice |
  my ~answer`)
const RISK = phrases(`~risk | ~danger | go wrong | ~downside | ~threat | ~unless | ~fail`)
const STEP =
  phrases(`first step | ~start with | ~begin with | ~pilot | ~trial | this week | ~monday | ~tomorrow | ~next week |
  two weeks | ~month`)
const DISPROOF =
  phrases(`prove * wrong | ~wrong if | would * stop | stop if | if * not | change my mind | ~unless |
  would show | tell us`)
const GIVEN = phrases(
  `given | you said | the ~number | the ~figure | the ~data | we know | ~percent | according`,
)
const COMPUTES =
  phrases(`~times | ~divide | ~per | ~make | ~equal | ~total | ~sum | ~average | ~difference | ~twice | ~half |
  ~percent | works out | that is | comes to`)
const LACKS =
  phrases(`~missing | do not know | don't know | i would ~need | we ~lack | not given | to find out | ~survey |
  ~measure | ask the | ~look up`)
const BRANCHES =
  phrases(`~first | ~second | ~third | ~two | ~three | on one ~side | on the other | ~either | ~or | ~split |
  ~divide | ~part | ~branch | ~finally`)
const ORDER = phrases(
  `most ~important | ~largest | ~biggest | ~first because | in ~order | ~matter most | ~least | then`,
)
const CLAIMS = phrases(`i am | i'm | my * best | i ~work | i ~like | i do my | i can`)
const SHOWS =
  phrases(`when i | last year | last month | once | at my | in my | i ~built | i ~wrote | i ~left | i ~refuse |
  i ~asked | i ~changed | i ~stopped | i ~told | i ~spent | i ~gave | i ~moved`)
const CAME = phrases(
  `~result | ~since | ~after | ~later | ~still | ~now | ~end | ~notice | ~thank | ~use | ~keep`,
)
const WANTS =
  phrases(`i ~want | i would like | i'd like | i ~like | i ~look for | i ~care | i am ~drawn | ~matter to me | i ~enjoy |
  i ~prefer | i ~choose | i ~work best | i do * ~best | i do * ~worse | i'd rather | i would rather | i ~need | i ~accept |
  i'd want | i would ~leave | i ~expect | would miss | i'd miss`)
/** A reason of one's own: why, or what it is that one would do without it. */
const OWN_CAUSE = [
  ...CAUSE,
  ...phrases(`so i | so it | so we | as i | as it | as i'd | if i | if i'm | for me | ~without`),
]
const THIS_WORK = phrases(
  `your | you | this ~role | this ~team | this ~job | the ~posting | the ~product | this ~work`,
)
/** Where somebody speaks of the work that is offered; "you" alone is anybody. */
export const WORK_HERE =
  phrases(`your | with you | you are | you work | you say | you have | you do | you ~look | you want |
  you need | you ~write | this ~role | this ~team | this ~job | the ~posting | the ~product | this ~work`)
export const NOT_FIT =
  phrases(`not ~fit | ~however | but i | ~less | ~harder | ~difficult for me | i do not | i don't | would miss |
  ~weak | not yet | ~struggle | i would have to | be slow | ~wrong | too ~blunt | my ~worry | some ~team`)
/** What a person says of it for oneself. */
export const TIES = [...WANTS, ...OWN_CAUSE, ...NOT_FIT]
/** What hangs on the answer to a question. */
export const HANGS =
  phrases(`if | ~without | ~otherwise | because | ~decline | ~wrong ~person | ~wrong man | would change | would ~decide |
  that ~matter | before i ~sign | would tell me | would ~stop | ~worry`)

/** What shows each criterion that is no part of a story, and that no key points of a question stand for. */
export const SIGNS: Readonly<
  Record<Exclude<PracticeType, 'behavioural'>, Partial<Record<Criterion, Signs>>>
> = {
  technical: {
    correctness: { cause: CAUSE, condition: CONDITION },
    checking: { check: CHECK, '+seen': SEEN },
    reasoning: { cause: CAUSE, contrast: CONTRAST, '+price': PRICE, '+choice': CHOICE },
    example: { instance: INSTANCE, '+detail': DETAIL },
  },
  'system-design': {
    requirements: { asks: ASKS, assumes: ASSUMES, '+scope': SCOPE },
    structure: { parts: PARTS, '+path': PATH, '+failure': FAILURE },
    'trade-offs': { options: OPTIONS, price: PRICE, '+again': AGAIN },
    numbers: { units: UNITS, '+decides': DECIDES },
  },
  case: {
    framing: { restates: RESTATES, weighs: WEIGHS, assumes: ASSUMES },
    recommendation: { advises: ADVISES, '+risk': RISK, '+step': STEP, '+disproof': DISPROOF },
    evidence: { given: GIVEN, computes: COMPUTES, '+lacks': LACKS },
    structure: { branches: BRANCHES, '+order': ORDER },
  },
  culture: {
    evidence: { claims: CLAIMS, shows: SHOWS, '+came': CAME },
    reason: { wants: WANTS, cause: OWN_CAUSE, '+work': THIS_WORK },
  },
}
