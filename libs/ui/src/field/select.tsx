import { useMedia } from '../theme/use-media'
import { useFieldControl } from './field-context'
import { Listbox } from './listbox'
import { NativeSelect } from './native-select'
import type { SelectProps } from './select-options'

/** A listbox in the page's look; under a finger the platform's own select. */
export function Select(props: SelectProps) {
  const touch = useMedia('(pointer: coarse)')
  const field = useFieldControl(props)
  return touch ? (
    <NativeSelect {...props} />
  ) : (
    <Listbox {...props} {...field.control} size={props.size ?? field.size} />
  )
}
