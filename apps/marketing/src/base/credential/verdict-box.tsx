import { Check, CircleHelp, Clock, FileX, FlaskConical, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import type { Verdict } from '@tryka/credentials'
import { Heading, Icon, media, Text } from '@tryka/ui'

type Kind = Verdict | 'not-a-badge'
/** Blue is proof, red a failure; what waits or is unknown is ink with a dashed edge. */
type Tone = 'valid' | 'no' | 'open'

const LOOKS: Readonly<Record<Kind, { tone: Tone; icon: LucideIcon }>> = {
  valid: { tone: 'valid', icon: Check },
  'not-genuine': { tone: 'no', icon: X },
  revoked: { tone: 'no', icon: X },
  expired: { tone: 'open', icon: Clock },
  demonstration: { tone: 'open', icon: FlaskConical },
  'cannot-tell': { tone: 'open', icon: CircleHelp },
  'not-a-badge': { tone: 'open', icon: FileX },
}

interface VerdictBoxProps {
  kind: Kind
  title: string
  as?: 'h1' | 'h2'
  /** Said under the title, in one sentence. */
  children: ReactNode
  actions?: ReactNode
  /** The actions stand beside the words where there is room. */
  wide?: boolean
}

/** The one line first, the sentence with its date under it. */
export function VerdictBox({ kind, title, as = 'h2', children, actions, wide = false }: VerdictBoxProps) {
  const { tone, icon } = LOOKS[kind]
  return (
    <Box $tone={tone} $wide={wide}>
      <Cut>
        <Icon icon={icon} />
      </Cut>
      <Words>
        <Heading as={as} look="h3">
          {title}
        </Heading>
        <Text>{children}</Text>
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Box>
  )
}

const tones: Readonly<Record<Tone, ReturnType<typeof css>>> = {
  valid: css`
    --_c: var(--satya);
    --_on: var(--on-satya);
    border-color: var(--satya);
    box-shadow: inset 0 0 0 1px var(--satya);
  `,
  no: css`
    --_c: var(--danger-fill);
    --_on: var(--on-danger);
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  `,
  open: css`
    border-style: dashed;
    border-color: var(--control);
  `,
}
const Box = styled.div<{ $tone: Tone; $wide: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--sp-2) var(--sp-4);
  padding: var(--sp-5);
  border: var(--bw) solid var(--line-strong);
  border-radius: var(--r-3);
  background: var(--surface);
  overflow: clip;
  ${({ $tone }) => tones[$tone]}
  ${({ $wide }) =>
    $wide &&
    css`
      @media (min-width: 861px) {
        grid-template-columns: auto minmax(0, 1fr) auto;
        align-items: center;
        padding: var(--sp-5) var(--sp-6);
        > :nth-child(3) {
          grid-column: 3;
          margin: 0;
        }
      }
    `}
`
const Cut = styled.span`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  background: var(--_c, var(--surface-3));
  color: var(--_on, var(--text-2));
  clip-path: polygon(0.55rem 0, 100% 0, calc(100% - 0.55rem) 100%, 0 100%);
  svg {
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 2.4;
  }
  ${media.forced} {
    border: var(--bw) solid;
    clip-path: none;
  }
`
const Words = styled.div`
  display: grid;
  gap: 0.25rem;
  overflow-wrap: anywhere;
  p {
    font-size: var(--fs-4);
    line-height: 1.5;
  }
`
const Actions = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: var(--sp-2);
`
