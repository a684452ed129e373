import { Download, EyeOff, Eye, FileText, Link2, QrCode, Share2, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { revokeOwnCredential, shareCredential, SKILL_LEVEL_NAMES, type OwnCredential } from '@tryka/domain'
import { notify } from '@tryka/app-shell'
import { Button, ConfirmDialog, Icon, Menu, MenuItem, MenuSeparator, SrOnly } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { useCredentialFile } from './use-credential-file'

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog')).ShareDialog }))
const PutOnResume = lazy(async () => ({
  default: (await import('../../parts/credentials/put-on-resume')).PutOnResume,
}))

type Shown = 'share' | 'resume' | 'revoke'

/** What its holder does with a credential: tell of it, take it along, show it or not, take it back. */
export function ShareMenu({ credential }: { credential: OwnCredential }) {
  const { id, skill, level, version, visibility, verifyUrl } = credential
  const [shown, setShown] = useState<Shown>()
  const isShared = visibility === 'shared'
  const file = useCredentialFile(credential)
  const change = useChange(
    (api, to: OwnCredential['visibility']) =>
      api.call(shareCredential, { params: { id }, body: { visibility: to, version } }),
    {
      done: (next) => (next.visibility === 'shared' ? 'Shared with employers' : 'Kept private'),
      text: (next) =>
        next.visibility === 'shared'
          ? 'They see level, score with range, month and “unsupervised”.'
          : 'Its page is gone, and employers see a plain claim. Files you gave away still verify.',
      failed: 'This could not be changed. Try again.',
    },
  )
  const revoke = useChange(
    (api, _args: undefined) => api.call(revokeOwnCredential, { params: { id }, body: { version } }),
    {
      done: () => 'Credential revoked',
      text: () => 'Whoever checks it reads that it does not count any more.',
      failed: 'It could not be revoked. Try again.',
    },
  )
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(verifyUrl))
      .then(
        () => notify.success('Link copied', 'Whoever has it checks the credential in their own browser.'),
        () => setShown('share'),
      )
  const close = () => setShown(undefined)
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" size="sm" busy={file.isPending || change.isPending} busyLabel="Share">
            <Icon icon={Share2} size="sm" />
            Share<SrOnly>: {skill}</SrOnly>
          </Button>
        }
      >
        {isShared && (
          <>
            <MenuItem icon={Link2} onSelect={() => void copy()}>
              Copy link
            </MenuItem>
            <MenuItem icon={QrCode} onSelect={() => setShown('share')}>
              QR code and LinkedIn
            </MenuItem>
            <MenuItem icon={FileText} onSelect={() => setShown('resume')}>
              Put on my CV
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        <MenuItem icon={Download} onSelect={() => file.mutate('bundle')}>
          Badge with all proofs (.badge.json)
        </MenuItem>
        <MenuItem icon={Download} onSelect={() => file.mutate('json')}>
          Credential (.json)
        </MenuItem>
        <MenuItem icon={Download} onSelect={() => file.mutate('png')}>
          Picture with proof (PNG)
        </MenuItem>
        <MenuItem icon={Download} onSelect={() => file.mutate('svg')}>
          Picture with proof (SVG)
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          icon={isShared ? EyeOff : Eye}
          onSelect={() => change.mutate(isShared ? 'private' : 'shared')}
        >
          {isShared ? 'Make private' : 'Share with employers'}
        </MenuItem>
        <MenuItem icon={X} danger onSelect={() => setShown('revoke')}>
          Revoke
        </MenuItem>
      </Menu>
      <Suspense>
        {shown === 'share' && <ShareDialog credential={credential} onClose={close} />}
        {shown === 'resume' && <PutOnResume credential={credential} onClose={close} />}
      </Suspense>
      <ConfirmDialog
        open={shown === 'revoke'}
        onOpenChange={(open) => !open && close()}
        title={`Revoke ${skill}, ${SKILL_LEVEL_NAMES[level]}?`}
        text="It stops counting in every match at once, and whoever checks a file of it reads “revoked”. This cannot be undone; you can take the assessment again when its wait is over."
        confirmLabel="Revoke"
        busyLabel="Revoking…"
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate(undefined, { onSuccess: close })}
      />
    </>
  )
}
