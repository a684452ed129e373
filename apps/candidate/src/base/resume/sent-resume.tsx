import { Download } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { notify, QueryView, saveFile, useApi, useMutation } from '@tryka/app-shell'
import { exportFileName, getCandidateResume, getSentResume, sentResumePdfPath } from '@tryka/domain'
import { Button, Icon, Skeleton, SkeletonGroup, Stack } from '@tryka/ui'
import { useRead } from '../calls/calls'

// The templates are large, and most applications are looked at without them.
const ResumePages = lazy(async () => ({ default: (await import('./resume-pages')).ResumePages }))

const READS = { candidate: getSentResume, company: getCandidateResume }

/** The resume of an application as it was sent, on either side: to read, and as PDF. */
export function SentResume({ side, id }: { side: keyof typeof READS; id: string }) {
  const api = useApi()
  // A sent copy never changes; under blind review the answer does, once the review ends.
  const sent = useRead(READS[side], { params: { id } })
  const title = sent.data?.resume.title ?? ''
  const download = useMutation({
    mutationFn: () => api.download('GET', sentResumePdfPath(side, id)),
    onSuccess: (file) => saveFile(file, exportFileName(title, 'pdf')),
    onError: () => notify.failure('Error', 'The PDF could not be made. Try again.'),
  })
  return (
    <QueryView
      query={sent}
      loading={<Loading />}
      errorText="The resume could not be loaded. Check your connection, then try again."
    >
      {({ resume }) => (
        <Stack gap={3}>
          <div>
            <Button
              size="sm"
              variant="secondary"
              busy={download.isPending}
              busyLabel="Making the PDF…"
              onClick={() => download.mutate()}
            >
              <Icon icon={Download} size="sm" />
              Download PDF
            </Button>
          </div>
          <Suspense fallback={<Loading />}>
            <ResumePages draft={resume} label="Resume as it was sent" />
          </Suspense>
        </Stack>
      )}
    </QueryView>
  )
}

const Loading = () => (
  <SkeletonGroup label="Loading the resume">
    <Skeleton height="24rem" />
  </SkeletonGroup>
)
