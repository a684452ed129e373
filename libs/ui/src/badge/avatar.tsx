import { css, styled } from 'styled-components'

/** Round for people, square for organisations. */
export interface AvatarProps {
  name: string
  size?: 'sm' | 'md' | 'lg'
  tone?: 'neutral' | 'satya' | 'vriddhi' | 'siddhi'
  square?: boolean
  /** Of a demo: dashed, because nobody is behind it. */
  invented?: boolean
  className?: string
}

/** Two letters at most: of the first and the last word. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return letters
    .map((word) => [...(word ?? '')].at(0) ?? '')
    .join('')
    .toUpperCase()
}

/** Initials beside a name; the name itself stands next to it, so this is decoration. */
export function Avatar(props: AvatarProps) {
  const { name, size = 'md', tone = 'neutral', square = false, invented = false, className } = props
  return (
    <Disc
      aria-hidden="true"
      className={className}
      $size={size}
      $tone={tone}
      $square={square}
      $invented={invented}
    >
      {initials(name)}
    </Disc>
  )
}

const sizes = {
  sm: { box: '1.75rem', text: 'var(--fs-1)' },
  md: { box: '2.25rem', text: 'var(--fs-2)' },
  lg: { box: '3rem', text: 'var(--fs-5)' },
}

interface Look {
  $size: 'sm' | 'md' | 'lg'
  $tone: string
  $square: boolean
  $invented: boolean
}
const Disc = styled.span<Look>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => sizes[$size].box};
  height: ${({ $size }) => sizes[$size].box};
  border-radius: var(${({ $square }) => ($square ? '--r-2' : '--r-full')});
  background: var(${({ $tone }) => ($tone === 'neutral' ? '--surface-3' : `--${$tone}-tint`)});
  color: var(${({ $tone }) => ($tone === 'neutral' ? '--text' : `--on-${$tone}-tint`)});
  font: var(--fw-strong) ${({ $size }) => sizes[$size].text} / 1 var(--font-display);
  font-stretch: 104%;
  ${({ $invented }) =>
    $invented &&
    css`
      outline: 1.5px dashed var(--control);
      outline-offset: -1.5px;
      background: none;
      color: var(--text-2);
    `}
`
