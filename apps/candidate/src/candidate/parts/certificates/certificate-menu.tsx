import { Download, Eye, EyeOff, FileText, Link2, QrCode, Share2, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { revokeOwnCertificate, shareCertificate, type OwnCertificate } from '@tryka/domain'
import { notify } from '@tryka/app-shell'
import { Button, ConfirmDialog, Icon, Menu, MenuItem, MenuSeparator, SrOnly } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { useCertificateFile } from './use-certificate-file'

const ShareCertificate = lazy(async () => ({
  default: (await import('./share-certificate')).ShareCertificate,
}))
const PutOnResume = lazy(async () => ({
  default: (await import('../credentials/put-on-resume')).PutOnResume,
}))

type Shown = 'share' | 'resume' | 'withdraw'

/** What its holder does with a certificate of completion: show it or not, take it along, withdraw it. */
export function CertificateMenu({ certificate }: { certificate: OwnCertificate }) {
  const { id, path, version, visibility, verifyUrl } = certificate
  const [shown, setShown] = useState<Shown>()
  const close = () => setShown(undefined)
  const isShared = visibility === 'shared'
  const file = useCertificateFile(certificate)
  const change = useChange(
    (api, to: OwnCertificate['visibility']) =>
      api.call(shareCertificate, { params: { id }, body: { visibility: to, version } }),
    {
      done: (next) => (next.visibility === 'shared' ? 'Its link works now' : 'Kept private'),
      text: (next) =>
        next.visibility === 'shared'
          ? 'Whoever has the link sees the path, its modules and their days.'
          : 'Its page is gone. Files you gave away still verify.',
      failed: 'This could not be changed. Try again.',
    },
  )
  const withdraw = useChange(
    (api, _args: undefined) => api.call(revokeOwnCertificate, { params: { id }, body: { version } }),
    {
      done: () => 'Certificate withdrawn',
      text: () => 'Whoever checks it reads that it does not count any more.',
      failed: 'It could not be withdrawn. Try again.',
    },
  )
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(verifyUrl))
      .then(
        () => notify.success('Link copied', 'Whoever has it checks the certificate in their own browser.'),
        () => setShown('share'),
      )
  return (
    <>
      <Menu
        trigger={
          <Button
            variant="secondary"
            size="sm"
            busy={file.isPending || change.isPending}
            busyLabel="Certificate"
          >
            <Icon icon={Share2} size="sm" />
            Certificate<SrOnly>: {path.title}</SrOnly>
          </Button>
        }
      >
        {isShared && (
          <>
            <MenuItem icon={Link2} onSelect={() => void copy()}>
              Copy link
            </MenuItem>
            <MenuItem icon={QrCode} onSelect={() => setShown('share')}>
              Name, QR code and LinkedIn
            </MenuItem>
            <MenuItem icon={FileText} onSelect={() => setShown('resume')}>
              Put on my CV
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        <MenuItem icon={Download} onSelect={() => file.mutate('bundle')}>
          Certificate with all proofs (.badge.json)
        </MenuItem>
        <MenuItem icon={Download} onSelect={() => file.mutate('json')}>
          Certificate (.json)
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          icon={isShared ? EyeOff : Eye}
          onSelect={() => change.mutate(isShared ? 'private' : 'shared')}
        >
          {isShared ? 'Make private' : 'Share by link'}
        </MenuItem>
        <MenuItem icon={X} danger onSelect={() => setShown('withdraw')}>
          Withdraw
        </MenuItem>
      </Menu>
      <Suspense>
        {shown === 'share' && <ShareCertificate certificate={certificate} onClose={close} />}
        {shown === 'resume' && <PutOnResume credential={certificate} onClose={close} />}
      </Suspense>
      <ConfirmDialog
        open={shown === 'withdraw'}
        onOpenChange={(open) => !open && close()}
        title={`Withdraw the certificate of ${path.title}?`}
        text="Whoever checks a file of it reads “revoked”. This cannot be undone; your modules stay passed, and you can ask for a new certificate."
        confirmLabel="Withdraw"
        busyLabel="Withdrawing…"
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate(undefined, { onSuccess: close })}
      />
    </>
  )
}
