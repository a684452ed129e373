import { styled } from 'styled-components'
import { Pair } from '@tryka/ui'

/** Two fields beside each other whose controls stand on one line, also when only one of them has a hint. */
export const FieldPair = styled(Pair)`
  align-items: end;
`
