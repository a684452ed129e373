import type { Page } from '@playwright/test'
import { CandidateDashboard } from '../pages/candidate-dashboard'
import { CompanyDashboard } from '../pages/company-dashboard'
import { EarlyAccessPage } from '../pages/early-access-page'
import { newEmail } from '../support/api'
import { expect, test } from '../support/fixtures'
import { COMPANY, PERSON, ROLE } from '../support/hiring'

/** What is said beside the page, without the focus moving. */
const said = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('status')

/**
 * The three main flows as a screen reader hears them: what each step is called, what state it is in and in which order it
 * comes. A line that is not here may be there; one that is here must be.
 */
test.describe('As it is spoken', () => {
  test('joining the list says what is missing, once, and what has been proved @desktop', async ({
    page,
    places,
    mailbox,
  }) => {
    const form = new EarlyAccessPage(page, places)
    const email = newEmail('spoken')
    await form.open()
    await form.submit.click()
    const main = page.getByRole('main')
    await expect(main).toMatchAriaSnapshot(`
      - heading "Get in before the doors open" [level=1]
      - form "Early-access request":
        - alert "There is a problem":
          - heading "There is a problem" [level=2]
          - list:
            - listitem:
              - link "Please fill in all required fields."
            - listitem:
              - link "Please complete the security verification."
        - group "I am joining as":
          - radio /I’m a Job Seeker/ [checked]
          - radio /I’m an Employer/
        - textbox "Full name" [invalid]
        - paragraph: "Error: Enter your full name."
        - textbox "Email address" [invalid]
        - button "Send OTP"
        - textbox "Security verification" [invalid]
        - button "Request early access"
    `)
    // The summary has the focus: nothing else interrupts it.
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(said(page)).toMatchAriaSnapshot(`
      - status:
        - paragraph: Missing Information Please fill in all required fields.
    `)

    await form.name.fill('Wangari Maathai')
    await form.askForCode(email)
    await form.enterCode(await mailbox.otpFor(email))
    await expect(form.verified).toBeVisible()
    await form.captcha.solve()
    await expect(main).toMatchAriaSnapshot(`
      - form "Early-access request":
        - textbox "Full name": Wangari Maathai
        - textbox "Email address": ${email}
        - button "Request early access"
    `)
  })

  test('applying names the job at every press, and what the company gets @desktop', async ({
    page,
    places,
  }) => {
    const candidate = new CandidateDashboard(page, places)
    await candidate.open('opportunities', { q: ROLE })
    await expect(candidate.row(`${ROLE}${COMPANY}`).first()).toMatchAriaSnapshot(`
      - listitem:
        - heading "${ROLE}" [level=3]:
          - link "${ROLE}"
        - paragraph: ${COMPANY}
        - 'button "Save: ${ROLE}, ${COMPANY}"'
        - 'link "View Details : ${ROLE}, ${COMPANY}"'
        - 'button "Apply Now : ${ROLE}, ${COMPANY}"'
    `)
    await candidate.applyNow(ROLE, COMPANY).click()
    const dialog = candidate.dialog(`Apply for ${ROLE}`)
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Apply for ${ROLE}":
        - heading "Apply for ${ROLE}" [level=2]
        - button "Close"
        - combobox "Resume to send"
        - textbox "Note to the company (optional)"
        - checkbox "Share my salary expectation"
        - paragraph: /A copy, frozen as it is now, .* Your salary expectation is not part of it/
        - button "Cancel"
        - button "Send application"
    `)
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await expect(said(page)).toMatchAriaSnapshot(`
      - status:
        - paragraph: Application sent ${ROLE} at ${COMPANY} has your application.
    `)
  })

  test('reviewing says who it is, where one stands among them and what can be done @desktop', async ({
    page,
    places,
    context,
  }) => {
    await new CandidateDashboard(await context.newPage(), places).apply(ROLE, COMPANY)
    const company = new CompanyDashboard(page, places)
    await company.openBoard(ROLE)
    await company.expectCard(PERSON, 'New')
    await expect(company.column('New')).toMatchAriaSnapshot(`
      - region "New":
        - heading "New" [level=2]
        - list:
          - listitem:
            - button "${PERSON}"
            - button "Move ${PERSON}"
    `)
    const panel = await company.openCard(PERSON)
    await expect(panel).toMatchAriaSnapshot(`
      - dialog "${PERSON}":
        - heading "${PERSON}" [level=2]
        - button "Previous person" [disabled]
        - button "Next person"
        - status: /${PERSON}, \\d+ of \\d+/
        - button "Close"
        - heading "What was sent" [level=3]
        - heading "Match at application" [level=3]
        - region "Parts of the match":
          - table "Parts of the match"
        - heading "Team notes" [level=3]
        - textbox "New note"
        - heading /^Timeline/ [level=3]
        - button "Start review"
        - button "Schedule interview"
        - button "Reject"
        - button "Send Message"
    `)
    await panel.getByRole('button', { name: 'Start review' }).click()
    await expect(said(page)).toMatchAriaSnapshot(`
      - status:
        - paragraph: /Review started/
    `)
  })
})
