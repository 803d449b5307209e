import type { CDPSession, Page } from '@playwright/test';

/** A device of one's own with passkeys, as the browser of a page has it. */
export interface VirtualDevice {
  /** Lets its owner be made sure of, or has them put the prompt away. */
  readonly consents: (isWilling: boolean) => Promise<void>;
  /** Whether it is offered where an address is typed, on the pages that are opened next: its owner then takes it at once. */
  readonly isOffered: (isOffered: boolean) => Promise<void>;
}

/** Gives the browser of a page a device that makes and uses passkeys without a prompt. Chromium alone has it. */
export async function addVirtualDevice(page: Page): Promise<VirtualDevice> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.addInitScript(() => {
    if (localStorage.getItem('not-offered') !== null)
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  return {
    async consents(isUserVerified) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    async isOffered(isOffered) {
      await page.evaluate(
        (key) => {
          if (key === '') localStorage.removeItem('not-offered');
          else localStorage.setItem('not-offered', key);
        },
        isOffered ? '' : 'yes',
      );
    },
  };
}
