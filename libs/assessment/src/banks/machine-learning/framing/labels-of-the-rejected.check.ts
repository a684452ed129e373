import { check } from '../../../checks/check'
import task from './labels-of-the-rejected.template'

/** Two worlds that differ under the line alone. */
const WORLDS = [0, 1].map((under) =>
  Array.from({ length: 20 }, (_, i) => ({ score: 5 * i, good: i < 10 ? i % 2 === under : i % 3 > 0 })),
)
type World = (typeof WORLDS)[number]
const above = (world: World) => world.filter(({ score }) => score >= 50)
const share = (rows: World) => rows.filter(({ good }) => good).length / rows.length

/** What somebody sees who does as the sentence says. */
function seen(text: string, world: World): unknown {
  if (text.includes('drawn at random')) return world.filter(({ score }) => score < 50 && score % 10 === 0)
  if (text.includes('inverse')) return above(world).map(({ score, good }) => [score, good, 1])
  if (text.includes('by the model')) return [above(world), share(above(world)) > 0.5]
  if (text.includes('ten times')) return Array.from({ length: 10 }, () => above(world))
  return above(world)
}

/** A step can tell when it shows something else in the two worlds. */
export default check(task, {
  option: (_, text) => new Set(WORLDS.map((world) => JSON.stringify(seen(text, world)))).size > 1,
})
