import { ArrowDownUp, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { Delayed, Waiting } from '@tryka/app-shell'
import type { ResumeDraft } from '@tryka/domain'
import { Icon, TextButton } from '@tryka/ui'
import { useEditor } from '../editor/editor-context'
import { SECTIONS_PART } from '../editor/entries-of'
import { MARGIN_LABELS } from './layout-words'
import { SidePanel } from '../editor/side-panel'

const LayoutSettings = lazy(async () => ({ default: (await import('./layout-settings')).LayoutSettings }))

/** How the page looks; seen in the preview at once, and undone like everything else. */
export function LayoutPanel({ draft }: { draft: ResumeDraft }) {
  const [open, setOpen] = useState(false)
  const { goTo } = useEditor()
  const { size, margins } = draft.layout
  return (
    <SidePanel
      icon={SlidersHorizontal}
      title="Layout"
      note={`${size} pt, ${MARGIN_LABELS[margins].toLowerCase()} margins`}
      open={open}
      onOpenChange={setOpen}
    >
      <Suspense
        fallback={
          <Delayed>
            <Waiting />
          </Delayed>
        }
      >
        <LayoutSettings draft={draft} />
      </Suspense>
      <Foot>
        <TextButton onClick={() => goTo(SECTIONS_PART, 'more')}>
          <Icon icon={ArrowDownUp} size="sm" />
          Order and names of sections
        </TextButton>
      </Foot>
    </SidePanel>
  )
}

const Foot = styled.div`
  padding: var(--sp-3) var(--sp-4);
  border-top: var(--bw) solid var(--line);
`
