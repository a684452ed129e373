import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resumeApi, type Resume } from '@tryka/domain'
import type { FakeApi } from '@tryka/api-client/testing'
import { buildResume, buildResumeCard } from '@tryka/domain/testing'
import { axeViolations } from '@tryka/ui/testing'
import { bodiesOf, candidateApiWith, openApp, refusing } from '../../testing/open-app'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const field = (name: string) => screen.getByRole('textbox', { name })
const alert = async (text: string) => expect(await screen.findByRole('alert')).toHaveTextContent(text)

async function open(resumes: Resume[] = [], api: FakeApi = candidateApiWith(resumes)) {
  openApp('/candidate-dashboard?section=cv-builder&resume=new', api)
  await screen.findByRole('textbox', { name: 'Resume title' })
  return api
}

const saved = buildResume({ id: 'r1', title: 'Security roles', templateId: 'classic' })

async function openSaved(api?: FakeApi) {
  const opened = await open([saved], api ?? candidateApiWith([saved]))
  await press(/^Security roles/)
  await waitFor(() => expect(field('Resume title')).toHaveValue('Security roles'))
  return opened
}

beforeEach(() => localStorage.clear())

describe('My Resumes', () => {
  it('lists title, template and date, and loads the chosen one', async () => {
    const api = await openSaved()

    expect(
      screen.getByRole('button', { name: /^Security roles Classic Updated \d+ \w+(?: \d{4})?$/ }),
    ).toHaveAttribute('aria-current', 'true')
    expect(api.calls.some(({ path }) => path === '/api/resumes?userId=demo-user')).toBe(true)
    expect(field('Full name')).toHaveValue(saved.personalInfo.fullName)
    expect(window.location.search).toContain('resume=r1')
  })

  it('says when there is none and when the list did not load', async () => {
    const api = candidateApiWith()
    await open([], api)
    expect(await screen.findByRole('heading', { name: 'No resumes yet' })).toBeVisible()
  })

  it('says when the list did not load, and tries again', async () => {
    const api = candidateApiWith()
    api.on(resumeApi.list, refusing(503))
    await open([], api)
    await alert('Your resumes did not load')

    api.on(resumeApi.list, () => [buildResumeCard(saved)])
    await press('Try again')

    expect(await screen.findByRole('button', { name: /^Security roles/ })).toBeVisible()
  })

  it('copies as unsaved work titled "(Copy)"', async () => {
    await open([saved])
    await press('Copy Security roles')

    await waitFor(() => expect(field('Resume title')).toHaveValue('Security roles (Copy)'))
    expect(screen.getByText('Not saved yet')).toBeVisible()
  })

  it('deletes after a question and starts anew when the deleted one was open', async () => {
    await openSaved()
    await press('Delete Security roles')
    await press('Delete resume')

    expect(await screen.findByText('Resume deleted successfully')).toBeVisible()
    await waitFor(() => expect(field('Resume title')).toHaveValue('My Resume'))
    expect(screen.getByRole('combobox', { name: 'Template' })).toHaveValue('modern')
  })

  it('says when deleting failed', async () => {
    const api = await openSaved()
    api.on(resumeApi.remove, refusing(500))
    await press('Delete Security roles')
    await press('Delete resume')

    await alert('ErrorFailed to delete resume')
    expect(field('Resume title')).toHaveValue('Security roles')
  })
})

describe('A long list', () => {
  const cards = Array.from({ length: 103 }, (_, n) =>
    buildResumeCard(buildResume({ id: `r${n}`, title: `CV ${n}` })),
  )

  it('shows the next page when asked', async () => {
    const api = candidateApiWith()
    api.on(resumeApi.list, ({ query }) => (query['page'] === '2' ? cards.slice(100) : cards.slice(0, 100)))
    await open([], api)
    // By their texts: the names of so many buttons take half a minute to reckon.
    expect(await screen.findByText('CV 99')).toBeVisible()
    expect(screen.queryByText('CV 100')).toBeNull()

    await userEvent.click(screen.getByText('Show more'))

    expect(await screen.findByText('CV 102')).toBeVisible()
    expect(screen.queryByText('Show more')).toBeNull()
  })

  it('offers no next page behind a full one that is the last', async () => {
    const api = candidateApiWith()
    api.on(resumeApi.list, ({ query }) => (query['page'] === '2' ? [] : cards.slice(0, 100)))
    await open([], api)

    expect(await screen.findByText('CV 99')).toBeVisible()
    expect(screen.queryByText('Show more')).toBeNull()
  })
})

describe('Opening', () => {
  it('reads the whole resume, and says when that failed', async () => {
    const api = candidateApiWith([saved])
    api.on(resumeApi.read, refusing(503))
    await open([saved], api)
    await press(/^Security roles/)
    await alert('ErrorFailed to open resume')
    expect(field('Resume title')).toHaveValue('My Resume')

    api.on(resumeApi.read, () => saved)
    await press(/^Security roles/)
    await waitFor(() => expect(field('Resume title')).toHaveValue('Security roles'))
  })

  it('asks about what was typed while it was on its way', async () => {
    const api = candidateApiWith([saved])
    let arrive: () => void = () => undefined
    const way = new Promise<void>((resolve) => (arrive = resolve))
    const fetch: typeof api.fetch = async (input, init) => {
      if (String(input).includes('/api/resumes/r1?')) await way
      return api.fetch(input, init)
    }
    await open([saved], { ...api, fetch })
    await press(/^Security roles/)
    await userEvent.type(field('Full name'), 'Asha')
    arrive()

    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
    await press('Stay')
    expect(field('Full name')).toHaveValue('Asha')
  })

  it('opens the one that was asked for last', async () => {
    const other = buildResume({ id: 'r2', title: 'Other roles' })
    const api = candidateApiWith([saved, other])
    let arrive: () => void = () => undefined
    const way = new Promise<void>((resolve) => (arrive = resolve))
    const late = jest.fn()
    const fetch: typeof api.fetch = async (input, init) => {
      if (!String(input).includes('/api/resumes/r1?')) return api.fetch(input, init)
      await way
      late()
      return api.fetch(input, init)
    }
    await open([], { ...api, fetch })
    await press(/^Security roles/)
    await press(/^Other roles/)
    await waitFor(() => expect(field('Resume title')).toHaveValue('Other roles'))
    arrive()

    await waitFor(() => expect(late).toHaveBeenCalled())
    expect(field('Resume title')).toHaveValue('Other roles')
  })

  it('comes back to the resume in the address', async () => {
    openApp('/candidate-dashboard?section=cv-builder&resume=r1', candidateApiWith([saved]))

    await waitFor(() => expect(field('Resume title')).toHaveValue('Security roles'))
    expect(window.location.search).toContain('resume=r1')
  })
})

describe('Deleted resumes', () => {
  const deleted = {
    ...buildResumeCard(saved),
    deletedAt: '2026-01-06T09:00:00.000Z',
    restorableUntil: '2026-02-05T09:00:00.000Z',
  }
  const openTrash = async (api: FakeApi) => {
    api.on(resumeApi.deleted, () => [deleted])
    await open([], api)
    await press('Deleted')
    return screen.findByRole('dialog', { name: 'Deleted resumes' })
  }

  it('are deleted for ever after a question', async () => {
    const api = candidateApiWith()
    await openTrash(api)
    api.on(resumeApi.erase, () => undefined)
    await press('Delete Security roles for ever')
    const question = await screen.findByRole('alertdialog', {
      name: 'Delete “Security roles” for ever?',
    })
    expect(await axeViolations()).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(bodiesOf(api, 'DELETE', '/api/resumes/deleted/r1')).toHaveLength(0)

    await press('Delete Security roles for ever')
    api.on(resumeApi.deleted, () => [])
    await press('Delete for ever')

    expect(await screen.findByText('Resume deleted for ever')).toBeVisible()
    expect(await screen.findByText('Nothing was deleted')).toBeVisible()
    const list = screen.getByRole('dialog', { name: 'Deleted resumes' })
    // The focus comes back once the question has left the page.
    await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement))
    expect(bodiesOf(api, 'DELETE', '/api/resumes/deleted/r1')).toHaveLength(1)
  })

  it('say why one cannot be restored', async () => {
    const api = candidateApiWith()
    await openTrash(api)
    const detail = 'You have 100 resumes. Delete one to make room.'
    api.on(resumeApi.restore, refusing(409, { detail, code: 'TOO_MANY_RESUMES' }))
    await press('Restore Security roles')

    await alert(`ErrorFailed to restore resume. ${detail}`)
  })
})

describe('Saving', () => {
  it('creates once and then changes the same resume', async () => {
    const api = await open()
    await userEvent.type(field('Full name'), 'Asha')
    await press('Save Resume')
    expect(await screen.findByText('Resume created successfully')).toBeVisible()

    await userEvent.type(field('Full name'), ' Rao')
    await press('Save Resume')

    expect(await screen.findByText('Resume updated successfully')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/resumes')).toHaveLength(1)
    expect(bodiesOf(api, 'PUT', /^\/api\/resumes\//)).toEqual([
      expect.objectContaining({
        version: 1,
        personalInfo: expect.objectContaining({ fullName: 'Asha Rao' }),
      }),
    ])
  })

  it('goes on with the resume whose first answer was lost, with what is written now', async () => {
    const made = buildResume({ id: 'made-before', title: 'My Resume', version: 1 })
    const api = await open()
    const lost = { code: 'IDEMPOTENCY_KEY_REUSED', detail: 'Use a new key.', current: made }
    api.on(resumeApi.create, refusing(422, lost))
    api.on(resumeApi.update, () => ({ ...made, version: 2 }))
    await userEvent.type(field('Full name'), 'Asha')
    await press('Save Resume')

    expect(await screen.findByText('Resume created successfully')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/resumes')).toHaveLength(1)
    expect(bodiesOf(api, 'PUT', '/api/resumes/made-before')).toEqual([
      expect.objectContaining({
        version: 1,
        personalInfo: expect.objectContaining({ fullName: 'Asha' }) as unknown,
      }),
    ])
  })

  it('says that the server was not reached, and keeps the form', async () => {
    const api = candidateApiWith([saved])
    const fetch: typeof api.fetch = async (input, init) => {
      if (init?.method === 'PUT') throw new TypeError('Failed to fetch')
      return api.fetch(input, init)
    }
    await openSaved({ ...api, fetch })
    await userEvent.type(field('Full name'), '!')
    await press('Save Resume')
    await alert('ErrorFailed to save resume. The server cannot be reached.')

    await press('Export PDF')
    await alert('ErrorFailed to export PDF. The server cannot be reached.')
    expect(field('Full name')).toHaveValue(`${saved.personalInfo.fullName}!`)
  })

  it('says why a new resume is not saved when it is to be exported', async () => {
    const api = await open()
    api.on(resumeApi.create, refusing(409, { detail: 'You have 100 resumes. Delete one to make room.' }))
    await userEvent.type(field('Full name'), 'Asha')
    await press('Save Resume')
    await alert('ErrorFailed to save resume. You have 100 resumes. Delete one to make room.')
    await press('Export PDF')
    await alert(
      'Missing InformationPlease save your resume first before exporting. Failed to save resume. You have 100 resumes.',
    )
  })

  it('keeps the form when it failed', async () => {
    const api = await open()
    api.on(resumeApi.create, refusing(500, { detail: 'The disk is full.' }))
    await userEvent.type(field('Full name'), 'Asha')
    await press('Save Resume')

    await alert('ErrorFailed to save resume')
    expect(field('Full name')).toHaveValue('Asha')
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Asha'))
  })

  it('says what to do when there is no room, and keeps the text', async () => {
    const api = await open()
    const detail = 'Your resumes fill the 4 MB of this account.'
    api.on(resumeApi.create, refusing(413, { detail, code: 'QUOTA' }))
    await userEvent.type(field('Full name'), 'Asha')
    await press('Save Resume')

    expect(await screen.findByText('There is no room for what you saved last')).toBeVisible()
    expect(await screen.findByText(`Failed to save resume. ${detail}`)).toBeInTheDocument()
    expect(field('Full name')).toHaveValue('Asha')
    api.on(resumeApi.deleted, () => [])
    await press('Open Deleted')
    expect(await screen.findByRole('dialog', { name: 'Deleted resumes' })).toBeVisible()
    await press('Close')

    api.on(resumeApi.create, () => buildResume({ id: 'r7' }))
    api.on(resumeApi.update, () => buildResume({ id: 'r7' }))
    await press('Save Resume')

    await waitFor(() => expect(screen.queryByText('There is no room for what you saved last')).toBeNull())
  })

  it('asks what to keep when the resume was changed elsewhere', async () => {
    const api = await openSaved()
    const theirs = { ...saved, version: 9, title: 'Theirs' }
    api.on(resumeApi.update, refusing(409, { detail: 'Changed.', current: theirs }))
    await userEvent.type(field('Full name'), '!')
    await press('Save Resume')
    expect(
      await screen.findByRole('dialog', { name: 'This resume was changed somewhere else' }),
    ).toBeVisible()

    api.on(resumeApi.update, ({ body }) => ({ ...theirs, ...(body as object), version: 10 }))
    await press('Save over it')

    expect(await screen.findByText('Resume updated successfully')).toBeVisible()
    expect(bodiesOf(api, 'PUT', '/api/resumes/r1').at(-1)).toMatchObject({
      version: 9,
      title: 'Security roles',
      keepVersion: 'overwrite',
    })
  })

  it('makes new work of a resume that is gone', async () => {
    const api = await openSaved()
    api.on(resumeApi.update, refusing(404, { detail: 'This resume does not exist.' }))
    await userEvent.type(field('Full name'), '!')
    await press('Save Resume')

    expect(await screen.findByText('This resume is no longer in your account')).toBeVisible()
    await press('Save Resume')
    expect(await screen.findByText('Resume created successfully')).toBeVisible()
  })
})

describe('Exporting', () => {
  it('needs a saved resume', async () => {
    const api = await open()
    await press('Export PDF')

    await alert('Missing InformationPlease save your resume first before exporting')
    expect(api.calls.some(({ path }) => path.includes('export'))).toBe(false)
  })

  it('says when it failed', async () => {
    const api = candidateApiWith([saved])
    const fetch: typeof api.fetch = async (input, init) =>
      String(input).includes('export-pdf') ? new Response('', { status: 503 }) : api.fetch(input, init)
    await openSaved({ ...api, fetch })
    await press('Export PDF')

    await alert('ErrorFailed to export PDF')
  })

  it('says which character stopped it', async () => {
    const api = candidateApiWith([saved])
    const detail = 'The PDF cannot show “𓀀” (U+13000).'
    const fetch: typeof api.fetch = async (input, init) =>
      String(input).includes('export-pdf')
        ? new Response(JSON.stringify({ detail }), { status: 422 })
        : api.fetch(input, init)
    await openSaved({ ...api, fetch })
    await press('Export PDF')

    await alert(`ErrorFailed to export PDF. ${detail}`)
  })
})

describe('Writing with help', () => {
  it('needs a summary to improve, and says when it failed', async () => {
    const api = await open()
    await press('Improve with AI')
    await alert('Missing InformationPlease write a summary first')

    api.on(resumeApi.improve, refusing(500))
    await userEvent.type(field('Summary'), 'Engineer.')
    await press('Improve with AI')
    await alert('ErrorFailed to improve summary')
    expect(bodiesOf(api, 'POST', '/api/resumes/improve-content')).toEqual([
      { section: 'summary', content: 'Engineer.', jobTitle: 'Professional' },
    ])
  })

  it('replaces the summary only with what is accepted', async () => {
    const api = await open()
    api.on(resumeApi.improve, () => ({
      improvedContent: 'Built it.',
      changes: [{ before: 'I built it.', after: 'Built it.', rule: 'first-person', reason: 'No "I".' }],
      questions: ['How many?'],
      unsupported: [],
      engine: 'built-in',
    }))
    await userEvent.type(field('Summary'), 'I built it.')
    await press('Improve with AI')
    const dialog = await screen.findByRole('dialog', { name: 'Improve summary' })
    expect(within(dialog).getByText('How many?')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await press('Use 1 of 1')

    expect(await screen.findByText('Summary improved with AI')).toBeVisible()
    expect(field('Summary')).toHaveValue('Built it.')
    await press('Undo')
    expect(field('Summary')).toHaveValue('I built it.')
  })

  it('says that it knows English only, instead of calling the wording fine', async () => {
    const api = await open()
    const notice = 'The built-in rules know English only, and this text looks like German.'
    api.on(resumeApi.improve, () => ({
      improvedContent: 'Ich habe.',
      changes: [],
      questions: [],
      unsupported: [],
      notice,
      engine: 'built-in',
    }))
    await userEvent.type(field('Summary'), 'Ich habe.')
    await press('Improve with AI')
    const dialog = await screen.findByRole('dialog', { name: 'Improve summary' })
    expect(within(dialog).getByText(notice)).toBeVisible()
    expect(within(dialog).queryByText(/wording is fine/)).toBeNull()
  })

  it('says what the server says when generating failed, else the fixed text', async () => {
    const api = await open()
    api.on(resumeApi.generate, refusing(429, { detail: 'Too many requests.' }))
    await userEvent.click((await screen.findAllByRole('button', { name: 'AI Generate' }))[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'AI Resume Generator' })
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Target job title' }), 'Engineer')
    await press('Generate')
    expect(await screen.findByText('Too many requests.')).toBeInTheDocument()

    api.on(resumeApi.generate, refusing(500))
    await press('Generate')
    expect(await screen.findByText('Failed to generate AI content')).toBeInTheDocument()
  })
})

describe('Unsaved work', () => {
  it('is offered again after a reload', async () => {
    const first = candidateApiWith([saved])
    const blank = '/candidate-dashboard?section=cv-builder&resume=new'
    openApp(blank, first).unmount()
    const view = openApp(blank, first)
    await press(/^Security roles/)
    await waitFor(() => expect(field('Resume title')).toHaveValue('Security roles'))
    await userEvent.type(field('Full name'), ' typed')
    view.unmount()

    await open([saved], candidateApiWith([saved]))
    await press(/^Restore Security roles, /)

    await waitFor(() => expect(field('Full name')).toHaveValue(`${saved.personalInfo.fullName} typed`))
    expect(screen.queryByText('Unsaved changes were found')).toBeNull()
  })

  it('holds back another resume until the person has decided', async () => {
    await open([saved])
    await userEvent.type(field('Full name'), 'Asha')
    await press(/^Security roles/)
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }))
    expect(field('Full name')).toHaveValue('Asha')

    await press(/^Security roles/)
    await press('Discard changes')
    await waitFor(() => expect(field('Resume title')).toHaveValue('Security roles'))
  })

  it('is undone and done again by keys', async () => {
    await open()
    // In one: keys that are slow to come, as on a busy machine, are several steps.
    await userEvent.click(field('Full name'))
    await userEvent.paste('Asha')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(field('Full name')).toHaveValue('')

    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(field('Full name')).toHaveValue('Asha')
  })
})

describe('The tabs', () => {
  it('add skills by Enter or the plus button and ignore blanks', async () => {
    await open()
    await userEvent.click(screen.getByRole('tab', { name: 'Skills' }))
    await press('Add Skill Group')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Skills' }), 'Rust{Enter}   {Enter}Go')
    await press('Add skill')

    expect(screen.getByRole('button', { name: 'Remove Rust' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove Go' })).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^Remove (Rust|Go|)$/ })).toHaveLength(2)
  })

  it('offer the code of a certificate where there is an address, and keep the choice', async () => {
    const api = await open()
    await userEvent.click(screen.getByRole('tab', { name: 'Certificates' }))
    await press('Add Certificate')
    expect(screen.queryByRole('checkbox', { name: /QR code/ })).toBeNull()
    await userEvent.type(await screen.findByRole('textbox', { name: /^URL/ }), 'example.com/verify')
    const choice = screen.getByRole('checkbox', { name: 'Print its QR code, for whoever reads paper' })
    await userEvent.click(choice)
    expect(choice).toBeChecked()
    await press('Save Resume')

    expect(await screen.findByText('Resume created successfully')).toBeVisible()
    const [sent] = bodiesOf(api, 'POST', '/api/resumes')
    expect(sent).toMatchObject({ certifications: [{ url: 'example.com/verify', qrCode: true }] })
  })

  it('lead from a remark of the quality check to its field', async () => {
    await open()
    await press(/^Quality check/)
    await press(/The email is empty\.$/)

    await waitFor(() => expect(field('Email')).toHaveFocus())
  })

  it('have no accessibility violation', async () => {
    await openSaved()
    for (const name of ['Experience', 'Projects', 'Languages']) {
      await userEvent.click(screen.getByRole('tab', { name }))
      await within(await screen.findByRole('tabpanel', { name })).findAllByRole('textbox')
      expect(await axeViolations()).toEqual([])
    }
  })
})
