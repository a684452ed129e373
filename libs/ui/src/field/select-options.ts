/** One choice of a select. */
export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

/** What both selects take, so that one can stand in for the other. */
export interface SelectProps {
  options: readonly SelectOption[]
  value: string
  onValueChange: (value: string) => void
  /** Shown while nothing is chosen. */
  placeholder?: string
  size?: 'sm' | 'md' | 'lg'
  name?: string
  disabled?: boolean
  required?: boolean
  id?: string
  className?: string
  onBlur?: () => void
  'aria-label'?: string
  'aria-describedby'?: string
}
