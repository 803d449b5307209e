/** Colours that sit well together, in the hand of the drawn logos: a deep one, a bright one, a soft one. */
export interface Palette {
  readonly deep: string;
  readonly bright: string;
  readonly soft: string;
  readonly pale: string;
}

export const palettes: readonly Palette[] = [
  { deep: '#12425c', bright: '#e0574a', soft: '#8dbccd', pale: '#e8f1f4' },
  { deep: '#0f5a3c', bright: '#f4c94c', soft: '#8cc3a0', pale: '#e3f1e8' },
  { deep: '#5a1f2b', bright: '#d9a860', soft: '#e3b7a0', pale: '#f8ece2' },
  { deep: '#1f2f46', bright: '#f2b632', soft: '#9fb3cc', pale: '#e9eef5' },
  { deep: '#3a2a4d', bright: '#e8725a', soft: '#b9a3cf', pale: '#f0ebf5' },
  { deep: '#0e6b57', bright: '#ff8a5b', soft: '#9fe0c4', pale: '#dcf1e8' },
  { deep: '#2447c9', bright: '#ffb84d', soft: '#b3bff0', pale: '#ebeefb' },
  { deep: '#7a2e1d', bright: '#3fa9a0', soft: '#f6c8b6', pale: '#fbeee8' },
  { deep: '#16181d', bright: '#ff6b2c', soft: '#a9adb8', pale: '#eeeff2' },
  { deep: '#1b5e8a', bright: '#9ccb5a', soft: '#7fc4e8', pale: '#e4f1f9' },
  { deep: '#45521f', bright: '#d98c2b', soft: '#bccb86', pale: '#f0f3e2' },
  { deep: '#8c1d40', bright: '#f4a259', soft: '#eaa8bd', pale: '#fbeaf0' },
  { deep: '#00474f', bright: '#e6a03a', soft: '#79b9bd', pale: '#e3f1f1' },
  { deep: '#33415c', bright: '#d4344a', soft: '#aab7cc', pale: '#ebeff5' },
];
