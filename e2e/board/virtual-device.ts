import type { CDPSession, Page } from '@playwright/test';

/** A device of one's own with passkeys, as the browser of a page has it. */
export interface VirtualDevice {
  /** Lets its owner be made sure of, or has them put the prompt away. */
  readonly consents: (isWilling: boolean) => Promise<void>;
  /** Whether somebody is at it: what a page asks, also where an address is typed, waits until they are. */
  readonly isHeld: (isThere: boolean) => Promise<void>;
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
  return {
    async consents(isUserVerified) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    async isHeld(enabled) {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
}
