import { lazy, Suspense } from 'react'
import type { ResumeDraft } from '@tryka/domain'
import { LayoutPanel } from './layout-panel'
import { PreviewPane } from './preview-pane'
import type { TailoringModel } from '../tailor/use-tailoring'
import { QualityPanel } from '../writing/quality-panel'

const TailorPanel = lazy(async () => ({ default: (await import('../tailor/tailor-panel')).TailorPanel }))

export interface SidePaneProps {
  draft: ResumeDraft
  tailoring: TailoringModel
  preview: boolean
  setTightness: (tightness: number) => void
}

/** What stands beside the editor: the check, the layout and the document. */
export const SidePane = ({ draft, tailoring, preview, setTightness }: SidePaneProps) => (
  <>
    {tailoring.target && (
      <Suspense fallback={null}>
        <TailorPanel draft={draft} tailoring={tailoring} />
      </Suspense>
    )}
    <QualityPanel draft={draft} />
    <LayoutPanel draft={draft} />
    {preview && <PreviewPane draft={draft} setTightness={setTightness} />}
  </>
)
