import { useState } from 'react'
import { Link2, Plus } from 'lucide-react'
import { QueryView } from '@tryka/app-shell'
import { listResumeShares, SHARE_LIMITS, type ResumeShare } from '@tryka/domain'
import { Button, ButtonLink, Dialog, EmptyState, Icon, Notice, Stack } from '@tryka/ui'
import { Link, useSignInPath } from '../../../base/address/placed-link'
import { useRead } from '../../../base/calls/calls'
import { useSession } from '../../../base/session'
import { sectionPath } from '../../parts/address'
import { ChangeLinkDialog } from './change-link-dialog'
import type { SharedState } from './links'
import { NewLinkDialog } from './new-link-dialog'
import { ShareRows } from './share-rows'

export interface ShareDialogProps extends SharedState {
  onClose: () => void
}

/** The links by which the open resume is shared. */
export function ShareDialog(props: ShareDialogProps) {
  const { user } = useSession()
  if (user.kind === 'guest') return <SignInFirst {...props} />
  if (props.id === undefined) return <SaveFirst {...props} />
  return <Links {...props} id={props.id} />
}

function SignInFirst({ onClose }: ShareDialogProps) {
  const signIn = useSignInPath()
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Share this resume"
      description="A link needs somebody who answers for it, so sharing starts with an e-mail address that is yours. Your resumes come with you."
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <ButtonLink asChild>
            <Link to={signIn(sectionPath('cv-builder'))}>Sign in</Link>
          </ButtonLink>
        </>
      }
    />
  )
}

const SaveFirst = ({ saving, save, onClose }: ShareDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => open || onClose()}
    title="Share this resume"
    description="Save it first: a link shows the resume as it was last saved."
    size="sm"
    footer={
      <>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => void save()} busy={saving} busyLabel="Saving…">
          Save Resume
        </Button>
      </>
    }
  />
)

function Links({ id, dirty, saving, save, onClose, ...rest }: ShareDialogProps & { id: string }) {
  const links = useRead(listResumeShares, { params: { id } }, { fresh: true })
  const [making, setMaking] = useState(false)
  const [made, setMade] = useState<string>()
  const [changing, setChanging] = useState<ResumeShare>()
  const full = (links.data ?? []).filter(({ state }) => state !== 'revoked').length >= SHARE_LIMITS.links
  if (changing)
    return (
      <ChangeLinkDialog
        share={changing}
        onClose={() => setChanging(undefined)}
        onChanged={() => {
          setMade(changing.id)
          setChanging(undefined)
        }}
      />
    )
  if (making)
    return (
      <NewLinkDialog
        {...rest}
        id={id}
        onClose={() => setMaking(false)}
        onMade={(share) => {
          setMade(share.id)
          setMaking(false)
        }}
      />
    )
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Share “${rest.title || 'My Resume'}”`}
      description="Whoever has a link reads the resume as it was last saved and downloads its PDF, without an account. Search engines do not list it. Who looks is not kept; you and known robots are not counted."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Button onClick={() => setMaking(true)} disabled={full}>
            <Icon icon={Plus} size="sm" />
            New link
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {dirty && (
          <Notice title="Not everything is saved">
            Links show the resume as it was last saved.{' '}
            <Button
              size="sm"
              variant="secondary"
              onClick={() => void save()}
              busy={saving}
              busyLabel="Saving…"
            >
              Save Resume
            </Button>
          </Notice>
        )}
        {full && <Notice>This resume has {SHARE_LIMITS.links} links. Remove one to make room.</Notice>}
        <QueryView
          query={links}
          loadingLabel="Loading links"
          empty={
            <EmptyState
              icon={Link2}
              title="No links yet"
              text="Nobody can open this resume until you make one."
            />
          }
        >
          {(all) => <ShareRows shares={all} resumeId={id} made={made} onChange={setChanging} />}
        </QueryView>
      </Stack>
    </Dialog>
  )
}
