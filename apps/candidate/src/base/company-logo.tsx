import { styled } from 'styled-components'
import { useApi } from '@tryka/app-shell'
import { logoParts, logoPath } from '@tryka/domain'
import { Avatar, type AvatarProps } from '@tryka/ui'

const TONES = ['neutral', 'satya', 'vriddhi', 'siddhi'] as const
const BOXES = { sm: '1.75rem', md: '2.25rem', lg: '3rem' }

type Look = Pick<AvatarProps, 'size' | 'invented'>

/** The picture of a company, or its letters on their tint, `"KL:2"`. Its name stands beside it, so both are decoration. */
export function CompanyLogo({ logo, ...look }: { logo: string } & Look) {
  const { letters, tint, picture } = logoParts(logo)
  if (picture) return <Picture id={picture} size={look.size ?? 'md'} />
  return (
    <Avatar name={[...letters].join(' ')} square tone={TONES[tint % TONES.length] ?? 'neutral'} {...look} />
  )
}

function Picture({ id, size }: { id: string; size: keyof typeof BOXES }) {
  // The same picture from every place: one copy is kept.
  const [address] = useApi().url(logoPath(id)).split('?')
  return <Box src={address} alt="" $box={BOXES[size]} decoding="async" />
}

// Logos are drawn for paper: on a dark theme they keep a white ground.
const Box = styled.img<{ $box: string }>`
  flex: none;
  width: ${({ $box }) => $box};
  height: ${({ $box }) => $box};
  border-radius: var(--r-2);
  background: var(--ink-0);
  object-fit: contain;
`
