import { check } from '../../../checks/check'
import task from './stride-of-event.template'

/** The property that is hurt, by the words of what happened, and the category that hurts it. */
const HURT: readonly (readonly [RegExp, string])[] = [
  [/says it is|under the serial number|take it for|is taken for/, 'Spoofing'],
  [/changes the amount|alters|is swapped|edits/, 'Tampering'],
  [/never placed|nobody can tell|never accepted|holds no name/, 'Repudiation'],
  [/shows|can read|tells which/, 'Information disclosure'],
  [/time out|locks customers out|fill the disk|keeps visitors/, 'Denial of service'],
  [/ordinary user|may only|rights of the root/, 'Elevation of privilege'],
]

export default check(task, {
  option: ({ event }, text) => {
    const hurt = HURT.filter(([words]) => words.test(event)).map(([, category]) => category)
    if (hurt.length !== 1) throw new Error(`One category for ${event}, not ${hurt.join()}`)
    return hurt.includes(text)
  },
})
