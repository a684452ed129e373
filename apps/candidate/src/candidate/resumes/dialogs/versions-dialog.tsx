import { History, RotateCcw } from 'lucide-react'
import { notify, QueryView } from '@tryka/app-shell'
import type { Resume } from '@tryka/domain'
import { Button, Dialog, EmptyState, Icon } from '@tryka/ui'
import { formatStamp } from '../../../base/format/format'
import { FAILURE, SUCCESS, VERSION_LABELS } from '../content'
import { HistoryRows } from './history-rows'
import { useRefreshResumes, useRestoreVersion, useResumeVersions } from '../resumes.queries'

export interface VersionsDialogProps {
  id: string
  onClose: () => void
  onRestored: (resume: Resume) => void
}

/** States of the open resume that were kept before large changes. */
export function VersionsDialog({ id, onClose, onRestored }: VersionsDialogProps) {
  const versions = useResumeVersions(id)
  const restore = useRestoreVersion()
  const refresh = useRefreshResumes()
  const bringBack = (versionId: string) =>
    restore.mutate(
      { id, versionId },
      {
        onSuccess: (resume) => {
          notify.success(SUCCESS, 'Version restored')
          void refresh()
          onRestored(resume)
        },
        onError: () => notify.failure(FAILURE, 'Failed to restore the version'),
      },
    )
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Earlier versions"
      description="Kept by themselves before AI content, a new template, or another version came in."
    >
      <QueryView
        query={versions}
        loadingLabel="Loading versions"
        empty={
          <EmptyState
            icon={History}
            title="No earlier versions yet"
            text="The first one appears when you save a large change."
          />
        }
      >
        {(all) => (
          <HistoryRows
            rows={all.map((version) => ({
              id: version.id,
              title: VERSION_LABELS[version.reason],
              text: `“${version.title}”, ${formatStamp(version.createdAt)}`,
              action: (
                <Button
                  variant="secondary"
                  size="sm"
                  label={`Bring back version of ${formatStamp(version.createdAt)}`}
                  busy={restore.isPending && restore.variables.versionId === version.id}
                  onClick={() => bringBack(version.id)}
                >
                  <Icon icon={RotateCcw} size="sm" />
                  Bring back
                </Button>
              ),
            }))}
          />
        )}
      </QueryView>
    </Dialog>
  )
}
