/** Where a person's choice of theme is kept; without one the system's preference decides. */
export const THEME_STORAGE_KEY = 'theme'

/** Runs inline in the head, before first paint, so that a chosen theme never flashes. Its text is the input of the CSP hash. */
export const themeScript = `try{var t=localStorage.getItem('${THEME_STORAGE_KEY}');if(t==='light'||t==='dark')document.documentElement.setAttribute('data-theme',t)}catch(e){}`
