import { check } from '../../../checks/check'
import task from './augmentation-and-label.template'

/** What of the picture each change leaves as it was. */
const KEEPS: readonly [RegExp, readonly string[]][] = [
  [/^Mirror/, ['up', 'colour', 'shape', 'size']],
  [/half a turn/, ['hand', 'colour', 'shape', 'size']],
  [/colours/, ['hand', 'side', 'up', 'shape', 'size']],
  [/twice as wide/, ['hand', 'side', 'up', 'colour']],
  [/Enlarge/, ['hand', 'side', 'up', 'colour', 'shape']],
  [/noise|darker|few pixels/, ['hand', 'side', 'up', 'colour', 'shape', 'size']],
]
/** What somebody has to see to tell the label. */
function needed(label: string): readonly string[] {
  if (label.includes('arrow')) return ['side']
  if (label.includes('digit')) return ['hand', 'up']
  if (label.includes('hand')) return ['hand']
  if (/tomato|wire/.test(label)) return ['colour']
  return label.includes('cell') ? ['shape'] : ['size']
}

export default check(task, {
  option: ({ label }, text) => {
    const keeps = KEEPS.find(([pattern]) => pattern.test(text))?.[1] ?? []
    return needed(label).some((one) => !keeps.includes(one))
  },
})
