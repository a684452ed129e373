import type { Page } from '@playwright/test'

/**
 * A device of this page that makes passkeys and confirms whatever it is asked: the virtual authenticator of Chromium. What
 * it holds is of the page, and outlives its navigations.
 */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
