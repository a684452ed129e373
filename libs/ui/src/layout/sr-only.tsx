import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { visuallyHidden } from '../theme/mixins'

/** Words for screen readers alone. */
export function SrOnly(props: ComponentProps<'span'>) {
  return <Hidden {...props} />
}

const Hidden = styled.span`
  ${visuallyHidden}
`
