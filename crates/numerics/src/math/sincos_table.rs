//! The table of Math.sin and cos: sines and cosines of the multiples of pi/32.
//!
//! Every number is the rounding of its definition in [`Entry`].

/// The constants of the angle b = m pi/32.
pub(super) struct Entry {
    /// The power of two nearest to cos b, with its sign; zero when cos b is.
    pub(super) sigma: f64,
    /// cos b - sigma.
    pub(super) cos_rest: f64,
    /// sin b, rounded.
    pub(super) sin_high: f64,
    /// sin b less its rounding, to the precision of a float.
    pub(super) sin_low: f64,
}

const fn entry(sigma: f64, cos_rest: u64, sin_high: u64, sin_low: u64) -> Entry {
    Entry {
        sigma,
        cos_rest: f64::from_bits(cos_rest),
        sin_high: f64::from_bits(sin_high),
        sin_low: f64::from_bits(sin_low),
    }
}

/// One entry for each m below 64.
pub(super) static TABLE: [Entry; 64] = [
    entry(1.0, 0x0000_0000_0000_0000, 0x0000_0000_0000_0000, 0x0000_0000_0000_0000),
    entry(1.0, 0xbf73_b92e_176d_6d31, 0x3fb9_17a6_bc29_b42c, 0xbc3e_2718_e000_0000),
    entry(1.0, 0xbf93_ad06_0114_69fb, 0x3fc8_f8b8_3c69_a60b, 0xbc62_6d19_c000_0000),
    entry(1.0, 0xbfa6_0bea_939d_225a, 0x3fd2_9406_2ed5_9f06, 0xbc75_d28d_a000_0000),
    entry(1.0, 0xbfb3_7ca1_866b_95cf, 0x3fd8_7de2_a6ae_a963, 0xbc67_2ced_e000_0000),
    entry(1.0, 0xbfbe_3a68_73fa_1279, 0x3fde_2b5d_3806_f63b, 0x3c5e_0d89_2000_0000),
    entry(1.0, 0xbfc5_9267_5bc5_7974, 0x3fe1_c73b_39ae_68c8, 0x3c8b_25dd_2000_0000),
    entry(1.0, 0xbfcd_0dfe_53ab_a2fd, 0x3fe4_4cf3_2509_1dd6, 0x3c68_076a_2000_0000),
    entry(0.5, 0x3fca_8279_99fc_ef32, 0x3fe6_a09e_667f_3bcd, 0xbc8b_dd34_2000_0000),
    entry(0.5, 0x3fc1_33cc_9424_7758, 0x3fe8_bc80_6b15_1741, 0xbc82_c5e1_2000_0000),
    entry(0.5, 0x3fac_73b3_9ae6_8c87, 0x3fea_9b66_290e_a1a3, 0x3c39_f630_e000_0000),
    entry(0.5, 0xbf9d_4a2c_7f90_9c4e, 0x3fec_38b2_f180_bdb1, 0xbc76_e0b1_8000_0000),
    entry(0.5, 0xbfbe_0875_6545_5a75, 0x3fed_906b_cf32_8d46, 0x3c74_57e6_2000_0000),
    entry(0.25, 0x3fa4_a031_76ac_f82d, 0x3fee_9f41_56c6_2dda, 0x3c87_60b1_e000_0000),
    entry(0.25, 0xbfac_1d1f_0e59_67d5, 0x3fef_6297_cff7_5cb0, 0x3c75_6217_2000_0000),
    entry(0.125, 0xbf9b_a165_0f59_2f50, 0x3fef_d88d_a3d1_2526, 0xbc88_7df6_4000_0000),
    entry(0.0, 0x0000_0000_0000_0000, 0x3ff0_0000_0000_0000, 0x0000_0000_0000_0000),
    entry(-0.125, 0x3f9b_a165_0f59_2f50, 0x3fef_d88d_a3d1_2526, 0xbc88_7df6_4000_0000),
    entry(-0.25, 0x3fac_1d1f_0e59_67d5, 0x3fef_6297_cff7_5cb0, 0x3c75_6217_2000_0000),
    entry(-0.25, 0xbfa4_a031_76ac_f82d, 0x3fee_9f41_56c6_2dda, 0x3c87_60b1_e000_0000),
    entry(-0.5, 0x3fbe_0875_6545_5a75, 0x3fed_906b_cf32_8d46, 0x3c74_57e6_2000_0000),
    entry(-0.5, 0x3f9d_4a2c_7f90_9c4e, 0x3fec_38b2_f180_bdb1, 0xbc76_e0b1_8000_0000),
    entry(-0.5, 0xbfac_73b3_9ae6_8c87, 0x3fea_9b66_290e_a1a3, 0x3c39_f630_e000_0000),
    entry(-0.5, 0xbfc1_33cc_9424_7758, 0x3fe8_bc80_6b15_1741, 0xbc82_c5e1_2000_0000),
    entry(-0.5, 0xbfca_8279_99fc_ef32, 0x3fe6_a09e_667f_3bcd, 0xbc8b_dd34_2000_0000),
    entry(-1.0, 0x3fcd_0dfe_53ab_a2fd, 0x3fe4_4cf3_2509_1dd6, 0x3c68_076a_2000_0000),
    entry(-1.0, 0x3fc5_9267_5bc5_7974, 0x3fe1_c73b_39ae_68c8, 0x3c8b_25dd_2000_0000),
    entry(-1.0, 0x3fbe_3a68_73fa_1279, 0x3fde_2b5d_3806_f63b, 0x3c5e_0d89_2000_0000),
    entry(-1.0, 0x3fb3_7ca1_866b_95cf, 0x3fd8_7de2_a6ae_a963, 0xbc67_2ced_e000_0000),
    entry(-1.0, 0x3fa6_0bea_939d_225a, 0x3fd2_9406_2ed5_9f06, 0xbc75_d28d_a000_0000),
    entry(-1.0, 0x3f93_ad06_0114_69fb, 0x3fc8_f8b8_3c69_a60b, 0xbc62_6d19_c000_0000),
    entry(-1.0, 0x3f73_b92e_176d_6d31, 0x3fb9_17a6_bc29_b42c, 0xbc3e_2718_e000_0000),
    entry(-1.0, 0x0000_0000_0000_0000, 0x0000_0000_0000_0000, 0x0000_0000_0000_0000),
    entry(-1.0, 0x3f73_b92e_176d_6d31, 0xbfb9_17a6_bc29_b42c, 0x3c3e_2718_e000_0000),
    entry(-1.0, 0x3f93_ad06_0114_69fb, 0xbfc8_f8b8_3c69_a60b, 0x3c62_6d19_c000_0000),
    entry(-1.0, 0x3fa6_0bea_939d_225a, 0xbfd2_9406_2ed5_9f06, 0x3c75_d28d_a000_0000),
    entry(-1.0, 0x3fb3_7ca1_866b_95cf, 0xbfd8_7de2_a6ae_a963, 0x3c67_2ced_e000_0000),
    entry(-1.0, 0x3fbe_3a68_73fa_1279, 0xbfde_2b5d_3806_f63b, 0xbc5e_0d89_2000_0000),
    entry(-1.0, 0x3fc5_9267_5bc5_7974, 0xbfe1_c73b_39ae_68c8, 0xbc8b_25dd_2000_0000),
    entry(-1.0, 0x3fcd_0dfe_53ab_a2fd, 0xbfe4_4cf3_2509_1dd6, 0xbc68_076a_2000_0000),
    entry(-0.5, 0xbfca_8279_99fc_ef32, 0xbfe6_a09e_667f_3bcd, 0x3c8b_dd34_2000_0000),
    entry(-0.5, 0xbfc1_33cc_9424_7758, 0xbfe8_bc80_6b15_1741, 0x3c82_c5e1_2000_0000),
    entry(-0.5, 0xbfac_73b3_9ae6_8c87, 0xbfea_9b66_290e_a1a3, 0xbc39_f630_e000_0000),
    entry(-0.5, 0x3f9d_4a2c_7f90_9c4e, 0xbfec_38b2_f180_bdb1, 0x3c76_e0b1_8000_0000),
    entry(-0.5, 0x3fbe_0875_6545_5a75, 0xbfed_906b_cf32_8d46, 0xbc74_57e6_2000_0000),
    entry(-0.25, 0xbfa4_a031_76ac_f82d, 0xbfee_9f41_56c6_2dda, 0xbc87_60b1_e000_0000),
    entry(-0.25, 0x3fac_1d1f_0e59_67d5, 0xbfef_6297_cff7_5cb0, 0xbc75_6217_2000_0000),
    entry(-0.125, 0x3f9b_a165_0f59_2f50, 0xbfef_d88d_a3d1_2526, 0x3c88_7df6_4000_0000),
    entry(0.0, 0x0000_0000_0000_0000, 0xbff0_0000_0000_0000, 0x0000_0000_0000_0000),
    entry(0.125, 0xbf9b_a165_0f59_2f50, 0xbfef_d88d_a3d1_2526, 0x3c88_7df6_4000_0000),
    entry(0.25, 0xbfac_1d1f_0e59_67d5, 0xbfef_6297_cff7_5cb0, 0xbc75_6217_2000_0000),
    entry(0.25, 0x3fa4_a031_76ac_f82d, 0xbfee_9f41_56c6_2dda, 0xbc87_60b1_e000_0000),
    entry(0.5, 0xbfbe_0875_6545_5a75, 0xbfed_906b_cf32_8d46, 0xbc74_57e6_2000_0000),
    entry(0.5, 0xbf9d_4a2c_7f90_9c4e, 0xbfec_38b2_f180_bdb1, 0x3c76_e0b1_8000_0000),
    entry(0.5, 0x3fac_73b3_9ae6_8c87, 0xbfea_9b66_290e_a1a3, 0xbc39_f630_e000_0000),
    entry(0.5, 0x3fc1_33cc_9424_7758, 0xbfe8_bc80_6b15_1741, 0x3c82_c5e1_2000_0000),
    entry(0.5, 0x3fca_8279_99fc_ef32, 0xbfe6_a09e_667f_3bcd, 0x3c8b_dd34_2000_0000),
    entry(1.0, 0xbfcd_0dfe_53ab_a2fd, 0xbfe4_4cf3_2509_1dd6, 0xbc68_076a_2000_0000),
    entry(1.0, 0xbfc5_9267_5bc5_7974, 0xbfe1_c73b_39ae_68c8, 0xbc8b_25dd_2000_0000),
    entry(1.0, 0xbfbe_3a68_73fa_1279, 0xbfde_2b5d_3806_f63b, 0xbc5e_0d89_2000_0000),
    entry(1.0, 0xbfb3_7ca1_866b_95cf, 0xbfd8_7de2_a6ae_a963, 0x3c67_2ced_e000_0000),
    entry(1.0, 0xbfa6_0bea_939d_225a, 0xbfd2_9406_2ed5_9f06, 0x3c75_d28d_a000_0000),
    entry(1.0, 0xbf93_ad06_0114_69fb, 0xbfc8_f8b8_3c69_a60b, 0x3c62_6d19_c000_0000),
    entry(1.0, 0xbf73_b92e_176d_6d31, 0xbfb9_17a6_bc29_b42c, 0x3c3e_2718_e000_0000),
];
