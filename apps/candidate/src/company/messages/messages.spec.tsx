import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { companyMessagesApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { companyApiWith, openCompany, pageOf } from '../../testing/company'
import { buildConversation } from '../../testing/hiring'
import { bodiesOf } from '../../testing/open-app'

function open(query = '') {
  const api = companyApiWith()
  api.on(companyMessagesApi.list, () => ({ ...pageOf([buildConversation()]), unread: 1 }))
  api.on(companyMessagesApi.open, () => buildConversation())
  api.on(companyMessagesApi.compose, () => buildConversation())
  openCompany(`messages${query}`, api)
  return api
}

describe('Messages of the company', () => {
  it("reads the company's inbox, not the candidate's", async () => {
    const api = open()

    expect(await screen.findByText('1 unread')).toBeVisible()
    expect(api.calls.some(({ path }) => path.startsWith('/api/company/conversations?'))).toBe(true)
    expect(api.calls.some(({ path }) => path.startsWith('/api/conversations'))).toBe(false)
    expect(await axeViolations()).toEqual([])
  })

  it('writes to the person another section sent here', async () => {
    const api = open('&to=candidate-3&name=Viktor+Horváth')
    const dialog = within(await screen.findByRole('dialog', { name: 'Message to Viktor Horváth' }))

    await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Hello')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'A word')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))

    expect(await screen.findByText('Message sent')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/conversations')).toEqual([
      { to: 'candidate-3', subject: 'Hello', body: 'A word' },
    ])
    expect(window.location.search).not.toContain('to=')
  })
})
