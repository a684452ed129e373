import { explanationOf } from '@tryka/coach'
import { type Answer, type Asked, factsAt, go, hrefTo } from './answer'

const COURSES = go('See what modules teach', 'learning', { tab: 'courses' })
/** What the button of this says: it names nothing yet. */
const NAMES_NOTHING = /^\W*explain a topic\W*$/i

/** What a module says of the thing that is asked about, with the module's sources. Nothing is said of it otherwise. */
export async function topicAnswer(asked: Asked): Promise<Answer> {
  const { courses } = asked.sources
  if (NAMES_NOTHING.test(asked.text))
    return {
      say: 'Name it, such as: what is reentrancy? The answer is what a module says of it.',
      facts: [],
      actions: [COURSES],
    }
  const found = await explanationOf(
    asked.text,
    courses.paths.flatMap((path) => courses.openOf(path)),
  )
  if (!found) return { say: 'No module that can be read here explains that.', facts: [], actions: [COURSES] }
  const { facts: module, text } = found
  const path = courses.find(module.id.split('/')[0] ?? '')
  const fact = factsAt(asked)
  const href = hrefTo('learning', { module: module.id })
  return {
    say: `From the module ${module.title}${path ? `, in ${path.title}` : ''}.`,
    facts: [
      fact('summary', text, { href }),
      ...module.sources.map(({ title, part, year }, n) =>
        fact(`source-${n + 1}`, `Source: ${title}, ${part}, ${year}.`, { href }),
      ),
    ],
    actions: [{ label: `Read it (${module.minutes} min)`, href }],
  }
}
