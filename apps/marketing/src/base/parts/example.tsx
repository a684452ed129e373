import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Text } from '@tryka/ui'

/** Says under figures that they are examples. */
export const Example = ({ children }: { children: ReactNode }) => (
  <Words size="xs" tone={3}>
    {children}
  </Words>
)

const Words = styled(Text)`
  margin-top: var(--sp-3);
`
