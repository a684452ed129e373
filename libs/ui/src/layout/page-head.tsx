import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as media from '../theme/media'
import { ButtonRow } from './layout'

/** Title, one line of context, actions on the right. */
export interface PageHeadProps {
  title: ReactNode
  context?: ReactNode
  actions?: ReactNode
  /** For a skip target or a labelled section. */
  titleId?: string
  /** A section inside a page heads itself with an h2. */
  as?: 'h1' | 'h2'
  className?: string
}

/** Opens a page or an open section of one. */
export function PageHead({ title, context, actions, titleId, as = 'h1', className }: PageHeadProps) {
  return (
    <Head className={className}>
      <div>
        <Title as={as} id={titleId}>
          {title}
        </Title>
        {context && <Context>{context}</Context>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Head>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--sp-4);
  margin-bottom: var(--sp-6);
`
const Title = styled.h1`
  font-size: var(--fs-9);
  font-stretch: 108%;
  line-height: 1.15;
  letter-spacing: -0.012em;
`
const Context = styled.p`
  margin-top: 0.25rem;
  font-size: var(--fs-5);
  color: var(--text-2);
`
const Actions = styled(ButtonRow)`
  ${media.phone} {
    width: 100%;
  }
`
