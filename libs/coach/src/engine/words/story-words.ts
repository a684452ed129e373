import { phrases } from '../phrases'

export const PAST_BEING: ReadonlySet<string> = new Set(
  "was were had did could wasn't weren't hadn't didn't couldn't".split(' '),
)

/** When it was. */
export const TIME =
  phrases(`~january | ~february | march | april | june | july | august | ~september | ~october |
  ~november | ~december | monday | tuesday | wednesday | thursday | friday | saturday | sunday | ~weekend | ~week |
  ~month | ~year | ~quarter | ~spring | ~summer | ~autumn | ~winter | ~night | ~morning | ~evening | ~afternoon |
  midnight | ~hour | ~minute | ~day | yesterday | ~sprint | last job | previous job | ~semester | ~internship |
  christmas | on call | during | ago`)
/** Where it was. */
export const PLACE =
  phrases(`at a * ~company | at a * ~startup | at my * ~job | in my * ~team | on a * ~team | ~bank |
  ~hospital | ~agency | ~university | ~laboratory | ~lab | ~shop | ~factory | ~exchange | ~insurer | ~retailer |
  ~warehouse | ~office | ~ministry | ~clinic | ~airline | in production | in staging | ~thesis | ~bootcamp | ~freelance`)
/** What was at stake. */
export const STAKE =
  phrases(`~risk | ~lose | lost | ~losing | ~deadline | ~outage | ~fail | ~failing | ~failure |
  ~break | broke | broken | ~block | ~lock | ~fine | ~penalty | late | ~complain | ~leak | ~leaking | ~breach | ~attack |
  ~danger | ~urgent | wrong | ~incident | ~crash | ~crashing | down | could not | couldn't | cannot | ~expire | ~cost |
  ~overspend | paid twice | ~double | ~corrupt | ~missing | missed | ~escalate | ~cancel | ~threaten | ~angry | ~stuck |
  ~slip | ~slipped | ~overload | ~drain | ~stolen | ~steal | ~fraud | ~wrongly | ~refuse | ~launch | ~audit | ~migrate |
  at stake | ~contract | nobody knew | no one knew | would have`)
/** A task alone. */
export const TASK =
  phrases(`my task | my job was | i was asked | we had to | i had to | ~responsible | needed to |
  ~issue | ~problem | ~challenge | ~situation`)

/** That something came of it. */
export const OUTCOME =
  phrases(`~drop | dropped | ~fall | fell | rose | ~rise | ~grow | grew | ~reduce | ~shrink |
  shrank | ~cut | ~double | ~halve | ~triple | ~save | ~increase | ~decrease | ~improve | went from | went down |
  went up | from * to | ~pass | passed | ~ship | shipped | ~launch | ~finish | ~end up | ended | stopped | ~solve |
  ~prevent | ~restore | ~recover | ~adopt | ~approve | ~accept | ~renew | stayed | came back | ~return | ~hit | ~reach |
  met the | ~close | ~merge | in production | went live | is live | was live | on time | ~success | ~succeed | worked |
  as a result | in the end | ~result | ~lock | ~lost | no longer | no more | not one | none of | no * since | ~remain |
  ~signed | ~agree | ~award | ~deliver | ~complete | ~resolve | ~found | ~keep | kept | ~less | ~fewer | ~faster |
  ~cheaper | ~shorter | instead of | used it | uses it | still in use | ~disappear | ~vanish | ~break | broke`)
/** It follows what was done. */
export const AFTERWARDS =
  phrases(`after that | afterwards | since then | by the end | a week later | a month later |
  ~week later | ~month later | ~year later | ~day later | ~hour later | ~minute later | the next | within * ~week |
  within * ~day | within * ~month | within * ~hour | until today | to this day`)
/** Somebody saw it, or something measured it. */
export const NOTICED =
  phrases(`~notice | ~thank | told me | told us | said | ~confirm | ~report | ~measure | ~dashboard |
  ~log | ~logs | ~graph | ~metric | ~monitor | ~auditor | ~customer | wrote to | wrote back | asked for | asked us |
  asked me | ~adopt | ~praise | ~signed off | ~count | ~review | ~survey | ~test | ~alert | used * in | ~compare`)

/** What is different now. */
export const SINCE =
  phrases(`since then | since that | ever since | from then on | now i | now we | i now | we now |
  now the | now every | now all | these days | nowadays | today i | today we | next time | no longer | any more |
  anymore | from now on | the next time | after that i always | i always | we always | i never | we never | every time |
  would do * differently | do differently | ~different now | ~differently | made it a rule | became * rule | is now | are
  now | has become | instead i | the ~habit | i still`)
/** Something learned. */
export const LEARNED =
  phrases(`~learned | ~learnt | ~learn | ~lesson | taught me | taught us | i realised | i realized |
  in hindsight | looking back | ~takeaway | i understood | i know that | i know now | would have * ~earlier | should have |
  my mistake was | what i missed`)
/** A rule or an instance stands behind it. */
export const IN_FORCE =
  phrases(`~refuse | ~require | must | every | each | ~checklist | ~rule | ~template | ~runbook |
  ~automatic | ~automatically | ~fail | ~block | ~catch | caught | ~save us | saved | before any | first | last month |
  last week | ~twice | ~again | ~step in | ~gate | ~pipeline | ~review | ~ask | asks | ~written | ~policy | ~alert`)
