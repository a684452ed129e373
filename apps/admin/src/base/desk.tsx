import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Icon, media, Stack, TextLink, useMedia } from '@tryka/ui'

/** Under it the queue and what is open have a screen each. */
const NARROW = '(max-width: 980px)'

interface DeskProps {
  /** The one of the address; empty where it names none. */
  id: string
  /** What is open where the address names none and there is room for both. */
  first: string | undefined
  /** The query string of the queue alone. */
  back: string
  backLabel: string
  queue: (chosen: string) => ReactNode
  children: (chosen: string, takesFocus: boolean) => ReactNode
}

/** A queue and, beside it or in its place, what is open of it. */
export function Desk({ id, first = '', back, backLabel, queue, children }: DeskProps) {
  const narrow = useMedia(NARROW)
  const chosen = id || (narrow ? '' : first)
  if (!narrow)
    return (
      <Duo>
        {queue(chosen)}
        {chosen && children(chosen, id !== '')}
      </Duo>
    )
  if (!chosen) return queue('')
  return (
    <Stack gap={4}>
      <TextLink asChild>
        <Link to={{ search: back }}>
          <Icon icon={ArrowLeft} size="sm" /> {backLabel}
        </Link>
      </TextLink>
      {children(chosen, true)}
    </Stack>
  )
}

const Duo = styled.div`
  display: grid;
  grid-template-columns: minmax(0, min(22rem, 36%)) minmax(0, 1fr);
  gap: var(--sp-5);
  align-items: start;
  ${media.grid} {
    grid-template-columns: minmax(0, 1fr);
  }
`
