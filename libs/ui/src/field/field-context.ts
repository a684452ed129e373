import { createContext, useContext } from 'react'

/** Heights of a control: 32, 40 or 48. */
export type ControlSize = 'sm' | 'md' | 'lg'

/** What a Field promises its control. */
export interface FieldContract {
  id: string
  describedBy: string | undefined
  invalid: boolean
  size: ControlSize
}

export const FieldContext = createContext<FieldContract | undefined>(undefined)

interface OwnProps {
  id?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
}

/** Joins a control to its Field. A control with neither a Field nor a name of its own is a mistake, so it refuses to render. */
export function useFieldControl(own: OwnProps) {
  const field = useContext(FieldContext)
  if (!field && !own['aria-label'] && !own['aria-labelledby']) {
    throw new Error('A control needs a <Field> around it, or an aria-label of its own.')
  }
  const describedBy = [field?.describedBy, own['aria-describedby']].filter(Boolean).join(' ')
  return {
    size: field?.size ?? ('md' as ControlSize),
    control: {
      id: own.id ?? field?.id,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    },
  }
}
