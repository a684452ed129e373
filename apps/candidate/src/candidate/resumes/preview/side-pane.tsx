import { lazy, Suspense } from 'react'
import type { ResumeDraft } from '@tryka/domain'
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

/** What stands beside the editor: the check and the document. */
export const SidePane = ({ draft, tailoring, preview, setTightness }: SidePaneProps) => (
  <>
    {tailoring.target && (
      <Suspense fallback={null}>
        <TailorPanel draft={draft} tailoring={tailoring} />
      </Suspense>
    )}
    <QualityPanel draft={draft} />
    {preview && <PreviewPane draft={draft} setTightness={setTightness} />}
  </>
)
