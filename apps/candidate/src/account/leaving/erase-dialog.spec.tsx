import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  accountApi,
  certificatesApi,
  credentialsApi,
  marketApi,
  type OwnCertificate,
  type OwnCredential,
} from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { buildCertificate } from '../../testing/certificates'
import { buildCredential } from '../../testing/credentials'
import { bodiesOf, GUEST, refusing } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { EraseDialog } from './erase-dialog'

function open(
  credentials: readonly OwnCredential[] | 'refused',
  certificates: readonly OwnCertificate[] = [],
) {
  const api = createFakeApi()
  api.on(accountApi.open, () => GUEST)
  api.on(accountApi.erase, () => undefined)
  api.on(marketApi.previewErase, () => ({ goes: [{ what: 'Resumes', count: 1 }], stays: [] }))
  api.on(
    credentialsApi.list,
    credentials === 'refused' ? refusing(403, 'Not here.') : () => ({ items: [...credentials] }),
  )
  api.on(certificatesApi.list, () => ({ items: [...certificates], finished: [] }))
  openSection(<EraseDialog onClose={() => undefined} />, api)
  return api
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Erase account?' }))
const choice = async () => (await dialog()).findByRole('group', { name: 'Files of your credentials' })

async function erase() {
  const { getByLabelText, getByRole } = await dialog()
  await userEvent.type(getByLabelText('Type “erase”'), 'erase')
  await userEvent.click(getByRole('button', { name: 'Erase account' }))
}
const sent = (api: ReturnType<typeof open>) => bodiesOf(api, 'POST', '/api/account/erase')

describe('Erasing an account that holds credentials', () => {
  it('keeps their files valid unless told otherwise', async () => {
    const api = open([buildCredential()])
    const keep = within(await choice()).getByRole('radio', { name: /^Keep my files valid/ })
    expect(keep).toBeChecked()
    expect(await axeViolations()).toEqual([])

    await erase()

    await waitFor(() => expect(sent(api)).toEqual([{ confirm: 'erase', credentials: 'keep' }]))
  })

  it('revokes them where that is chosen', async () => {
    const api = open([buildCredential()])
    await userEvent.click(within(await choice()).getByRole('radio', { name: /^Revoke them too/ }))

    await erase()

    await waitFor(() => expect(sent(api)).toEqual([{ confirm: 'erase', credentials: 'revoke' }]))
  })

  it('asks as well where a certificate of completion is all there is', async () => {
    open([], [buildCertificate()])
    expect(await choice()).toBeVisible()
  })

  it('asks nothing where none counts any more', async () => {
    const api = open([buildCredential({ state: 'revoked', reason: 'holder_request' })])
    expect(await (await dialog()).findByText('Resumes')).toBeVisible()
    await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain('/api/credentials'))

    await erase()

    await waitFor(() => expect(sent(api)).toEqual([{ confirm: 'erase', credentials: 'keep' }]))
    expect(screen.queryByRole('group', { name: 'Files of your credentials' })).toBeNull()
  })

  it('asks as well where they cannot be read, as of a suspended account', async () => {
    open('refused')
    expect(await choice()).toBeVisible()
  })

  it('says that the wait before a retake outlives the account', async () => {
    open([])
    expect(
      (await dialog()).getByText(/^Of assessments that you took, a code that stands for your address/),
    ).toHaveTextContent('12 months')
  })
})
