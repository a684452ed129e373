import type { ResumeDraft } from '@tryka/domain'
import { PreviewPane } from './preview-pane'
import { QualityPanel } from '../writing/quality-panel'

export interface SidePaneProps {
  draft: ResumeDraft
  preview: boolean
  setTightness: (tightness: number) => void
}

/** What stands beside the editor: the check and the document. */
export const SidePane = ({ draft, preview, setTightness }: SidePaneProps) => (
  <>
    <QualityPanel draft={draft} />
    {preview && <PreviewPane draft={draft} setTightness={setTightness} />}
  </>
)
