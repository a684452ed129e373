import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink, Icon, SrOnly, type ButtonLinkProps } from '@tryka/ui'

/** A button-like link that opens a new tab and says so. */
export const NewTabButton = ({ children, ...rest }: ButtonLinkProps) => (
  <ButtonLink target="_blank" rel="noopener" {...rest}>
    <NewTabText>{children}</NewTabText>
  </ButtonLink>
)

/** The words of such a link with its arrow. */
export const NewTabText = ({ children }: { children: ReactNode }) => (
  <>
    {children} <Icon icon={ArrowUpRight} size="sm" />
    <SrOnly>(opens in a new tab)</SrOnly>
  </>
)
