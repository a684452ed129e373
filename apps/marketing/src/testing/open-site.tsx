import { render } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { createApiClient } from '@tryka/api-client'
import { createFakeApi, FakeFailure, type FakeApi } from '@tryka/api-client/testing'
import { linksFrom, type LinkSettings } from '@tryka/app-shell'
import { forgetToasts } from '@tryka/app-shell/testing'
import { captchaApi, earlyAccessApi, otpApi, processorsApi } from '@tryka/domain'
import { App } from '../app/app'

/** A fake API with an easy sum that accepts every code and every request. */
export function siteApi(): FakeApi {
  const api = createFakeApi()
  const expiresAt = new Date(Date.now() + 300_000).toISOString()
  let asked = 0
  api.on(captchaApi.get, () => ({ captchaId: `c${++asked}`, question: '7 × 4 = ?', expiresAt }))
  api.on(otpApi.send, () => ({ resendAfter: 60, expiresIn: 600 }))
  api.on(otpApi.verify, () => ({ verified: true }))
  api.on(otpApi.proven, () => ({ email: null }))
  api.on(processorsApi.processors, () => ({ mail: false, writing: false, modelHost: null }))
  api.on(earlyAccessApi.submit, () => ({ received: true }))
  return api
}

/** An answer that is a problem with a sentence for the person. */
export const refusing =
  (status: number, code = 'REFUSED', detail = '') =>
  (): never => {
    throw new FakeFailure(status, detail ? { type: 'about:blank', title: 'x', status, code, detail } : '')
  }

/** Opens the public site at a path, as a browser would. */
export function openSite(path: string, api: FakeApi = siteApi(), settings: LinkSettings = {}) {
  forgetToasts()
  window.history.replaceState({}, '', path)
  const client = createApiClient({ fetch: api.fetch })
  const links = linksFrom({
    VITE_APP_URL: 'https://app.example',
    VITE_CAREERS_URL: 'https://jobs.example',
    ...settings,
  })
  return {
    api,
    ...render(
      <BrowserRouter>
        <App api={client} links={links} />
      </BrowserRouter>,
    ),
  }
}

/** The bodies sent to a path, in order. */
export const bodiesTo = (api: FakeApi, path: string): unknown[] =>
  api.calls.filter((call) => call.path === path).map((call) => call.body)
