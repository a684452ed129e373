import { findSkill, PAY_DAYS, type PayGroup, type PayQuery } from '@tryka/domain'
import { roleOf, rolesNamed } from '@tryka/coach'
import { findPerson } from '../../matching/matching'
import { PostingEntity } from '../../postings/posting.table'
import { type Answer, type Asked, factsAt, go, hrefTo } from './answer'
import { counted } from './counted'

const MARKET = go('See what these jobs ask for and pay', 'opportunities')
/** Pairs, skills with too few jobs, and groups that are told at once. */
const [PAIRS, FEW, GROUPS] = [5, 3, 4]
/** Words of the longest name of a skill. */
const MOST_WORDS = 4

/** Which skills open jobs ask for beside one's own, as counts. */
export async function besideAnswer(asked: Asked): Promise<Answer> {
  const { items, tooFew, postings, asOf } = await asked.sources.guidance.adjacent(asked.place)
  if (items.length === 0 && tooFew.length === 0)
    return {
      say: 'You list no skills yet, so nothing can be counted beside them.',
      facts: [],
      actions: [go('Add skills', 'skills', { add: 'new' })],
    }
  const fact = factsAt(asked)
  const href = hrefTo('opportunities')
  const pairs = items.slice(0, PAIRS).map(({ skill, beside, asking, both }, n) =>
    fact(`beside-${n + 1}`, `Of ${asking} postings that ask for ${skill}, ${both} also ask for ${beside}.`, {
      value: both,
      unit: 'postings',
      n: asking,
      href,
      asOf,
    }),
  )
  const few = tooFew.slice(0, FEW).map(({ skill, postings: n }, at) =>
    fact(`few-${at + 1}`, `${skill}: too few postings (${n}) to say.`, {
      value: n,
      unit: 'postings',
      n: postings,
      href,
      asOf,
    }),
  )
  return {
    say: items.length > 0 ? `Counted over ${counted(postings, 'open job')}.` : 'Too few jobs say so.',
    facts: pairs.length > 0 ? pairs : few,
    actions: [MARKET],
  }
}

/** The first skill that a message names, the longest name first. */
function skillIn(text: string): string | undefined {
  const words = text.split(/[^\p{L}\p{N}+#.-]+/u).map((word) => word.replace(/\.+$/, ''))
  for (let length = MOST_WORDS; length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const found = findSkill(words.slice(at, at + length).join(' '))
      if (found) return found.name
    }
  return undefined
}

const bySkill = (of: string | undefined): PayQuery[] => (of === undefined ? [] : [{ kind: 'skill', of }])
const byRole = (title: string): PayQuery[] => rolesNamed(title).map((of) => ({ kind: 'role', of }))

/** What is asked about: what the message names, else the job that is open, else the person's own title and skills. */
async function subjectOf({ manager, place, posting, text }: Asked): Promise<PayQuery | undefined> {
  const { marketId, candidateId } = place
  const [named] = [...byRole(text), ...bySkill(skillIn(text))]
  if (named) return named
  const job = posting ? await manager.findOneBy(PostingEntity, { id: posting, marketId }) : null
  if (job?.status === 'Active') {
    const [open] = [...byRole(job.title), ...bySkill(job.skills[0]?.skill)]
    if (open) return open
  }
  const { candidate, skills } = await findPerson(manager, marketId, candidateId)
  const [own] = [...byRole(candidate.title), ...skills.flatMap(({ skill }) => bySkill(skill))]
  return own
}

const PERIOD: Record<PayGroup['period'], string> = { year: 'a year', month: 'a month', hour: 'an hour' }
const moneyIn = (currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 })

/** What jobs offer for a role or a skill: ranges of postings, or how few there are. */
export async function payAnswer(asked: Asked): Promise<Answer> {
  const about = await subjectOf(asked)
  if (!about)
    return {
      say: 'Name a skill or a role, and what jobs offer for it is counted.',
      facts: [],
      actions: [go('Add skills', 'skills', { add: 'new' })],
    }
  const { groups, asOf } = await asked.sources.guidance.pay(asked.place, about)
  const name = about.kind === 'role' ? (roleOf(about.of)?.name ?? about.of) : about.of
  const fact = factsAt(asked)
  const href = hrefTo('opportunities')
  const shown = [...groups.filter(({ range }) => range), ...groups.filter(({ range }) => !range)]
  const facts = shown.slice(0, GROUPS).map(({ place, currency, period, range, tooFew }, n) => {
    const about = { href, asOf }
    if (!range)
      return fact(
        `few-${n + 1}`,
        `${place}: too few postings (${tooFew ?? 0}) name a pay in ${currency} ${PERIOD[period]}.`,
        {
          ...about,
          value: tooFew ?? 0,
          unit: 'postings',
        },
      )
    const money = moneyIn(currency)
    const [low, high, middle] = [range.low, range.high, range.middle].map((one) => money.format(one))
    return fact(
      `pay-${n + 1}`,
      `${place}: ${low} to ${high} ${PERIOD[period]}, the middle ${middle}, of ${counted(range.postings, 'posting')}.`,
      {
        ...about,
        value: range.middle,
        unit: `${currency} ${PERIOD[period]}`,
        n: range.postings,
      },
    )
  })
  return {
    say:
      facts.length === 0
        ? `No job of the last ${PAY_DAYS} days for ${name} names its pay.`
        : `${name}, over the last ${PAY_DAYS} days. What these postings offer. Not what you will get.`,
    facts,
    actions: [MARKET],
  }
}
