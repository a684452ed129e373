import { Bold, Italic, Link2, type LucideIcon } from 'lucide-react'
import { lazy, Suspense, type RefObject } from 'react'
import { styled } from 'styled-components'
import { Button, Icon, SrOnly } from '@tryka/ui'
import { withLink } from './marks'
import { useMarks } from './use-marks'

const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog')).LinkDialog }))

export interface MarkBarProps {
  /** Around the fields that it serves: the one that had the focus last. */
  scope: RefObject<HTMLElement | null>
  /** What it is for, such as "summary". */
  what: string
  /** What is pasted keeps its looks; where points are made of it, their list sees to that. */
  paste?: boolean
}

/** Bold, italic and links for the fields around it, by press and by Ctrl or Cmd with B, I and K. */
export function MarkBar({ scope, what, paste = false }: MarkBarProps) {
  const { looks, news, link, toggle, askLink, apply, closeLink, back } = useMarks(scope, paste)
  return (
    <Bar role="group" aria-label={`Look of the ${what}`}>
      <MarkButton label="Bold" letter="B" icon={Bold} on={looks.bold} onPress={() => toggle('bold')} />
      <MarkButton
        label="Italic"
        letter="I"
        icon={Italic}
        on={looks.italic}
        onPress={() => toggle('italic')}
      />
      <MarkButton label="Link" letter="K" icon={Link2} onPress={askLink} />
      <SrOnly role="status">{news}</SrOnly>
      {link && (
        <Suspense fallback={null}>
          <LinkDialog
            words={link.words}
            href={link.href}
            onClose={closeLink}
            onLink={(href) =>
              back(() => apply(withLink(link.chosen, href), href ? 'Link added' : 'Link removed'))
            }
          />
        </Suspense>
      )}
    </Bar>
  )
}

interface MarkButtonProps {
  label: string
  letter: string
  icon: LucideIcon
  on?: boolean
  onPress: () => void
}

const MarkButton = ({ label, letter, icon, on, onPress }: MarkButtonProps) => (
  <Button
    variant="quiet"
    size="sm"
    iconOnly
    label={label}
    title={`${label} (Ctrl+${letter})`}
    aria-keyshortcuts={`Control+${letter} Meta+${letter}`}
    aria-pressed={on}
    // The words stay chosen.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    <Icon icon={icon} size="sm" />
  </Button>
)

const Bar = styled.div`
  display: flex;
  [aria-pressed='true'] {
    background: var(--action-quiet);
    color: var(--text);
  }
`
